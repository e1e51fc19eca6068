import { RESERVED } from '../../src/config/constants.ts'
import { CREATIVE_COMMONS } from '../../src/config/creativeCommons.ts'
import { type Answers, ownerIn, textIn } from './answers.ts'
import type { MineTexts } from './messages.ts'
import { code, type Writer } from './writer.ts'

type RightsTexts = MineTexts['rights']

/** Returns the permissions as source code. */
function permissionList({ license, train }: Answers['rights'], isShareable: boolean, writer: Writer): string {
  const text = (choose: (texts: RightsTexts) => string) => writer.text(({ rights }) => choose(rights))
  const permission = (
    answer: 'yes' | 'ask' | 'no',
    what: (texts: RightsTexts) => string,
    note?: (texts: RightsTexts) => string,
  ) => `{ what: ${text(what)}, ${note ? `note: ${text(note)}, ` : ''}answer: ${code(answer)} }`
  return [
    permission('yes', ({ view }) => view),
    permission(
      'yes',
      ({ quote }) => quote,
      ({ quoteNote }) => quoteNote,
    ),
    permission('yes', ({ save }) => save),
    isShareable
      ? permission(
          'yes',
          ({ repost }) => repost,
          ({ repostNote }) => repostNote(license),
        )
      : permission('ask', ({ repost }) => repost),
    permission(
      isCommercial(license) ? 'yes' : 'ask',
      ({ sell }) => sell,
      ({ sellNote }) => sellNote,
    ),
    permission(
      train ? 'yes' : 'no',
      (texts) => texts.train,
      ({ trainNote }) => trainNote,
    ),
  ].join(',\n    ')
}

/** Returns the module with the owner's rights: all reserved, a licence of Creative Commons, or a notice in own words. */
export const rightsModule = (answers: Answers, year: number, writer: Writer): string => {
  const { rights } = answers
  const { license, train, notice } = rights
  const url = CREATIVE_COMMONS.find(({ name }) => name === license)?.url
  const isShareable = url !== undefined
  const noticeCode = writer.text((texts, language) =>
    notice === undefined
      ? `© ${year} ${ownerIn(answers, language)}. ${isShareable ? license : texts.rights.reserved}.`
      : textIn(notice, language),
  )
  const record = `{
  license: ${code(url ?? RESERVED)},
  notice: ${noticeCode},
  ai: { search: true, input: true, train: ${train} },
  contact: site.owner.email,
  permissions: [
    ${permissionList(rights, isShareable, writer)},
  ],
}`
  return `${writer.imports}import type { Rights } from '@/content/types'
import { site } from './site'

/** The rights to the works, in words and for machines. A post may have other terms, which its editor sets. */
export const rights: Rights = ${writer.localized(record)}
`
}

/** Licences of Creative Commons allow commercial use unless their name has NC. */
const isCommercial = (license: string) => license !== RESERVED && !license.includes('NC')
