import { CREATIVE_COMMONS } from '../../src/config/creativeCommons.ts'
import { RESERVED } from '../../src/config/constants.ts'
import type { Answers } from './answers.ts'
import { code } from './stories.ts'

/** Returns the module with the owner's rights: all reserved, a licence of Creative Commons, or a notice in own words. */
export const rightsModule = ({ owner, rights }: Answers, year: number): string => {
  const { license, train } = rights
  const url = CREATIVE_COMMONS.find(({ name }) => name === license)?.url
  const isShareable = url !== undefined
  const notice = rights.notice ?? `© ${year} ${owner}. ${isShareable ? license : '모든 권리를 갖습니다'}.`
  return `import type { Rights } from '@/content/types'
import { site } from './site'

/** The rights to the works, in words and for machines. A post may have other terms, which its editor sets. */
export const rights: Rights = {
  license: ${code(url ?? RESERVED)},
  notice: ${code(notice)},
  ai: { search: true, input: true, train: ${train} },
  contact: site.owner.email,
  permissions: [
    { what: '보고, 링크로 나누기', answer: 'yes' },
    { what: '한 부분 인용', note: '이름과 주소를 함께 적습니다', answer: 'yes' },
    { what: '혼자 보려고 저장하기', answer: 'yes' },
    { what: '다른 곳에 다시 올리기', ${isShareable ? `note: ${code(`${license}의 조건대로`)}, answer: 'yes'` : "answer: 'ask'"} },
    { what: '상품, 광고, 출판', note: '크기와 상관없이', answer: ${isCommercial(license) ? "'yes'" : "'ask'"} },
    { what: '기계 학습에 쓰기', note: '글, 그림, 사진 모두', answer: ${train ? "'yes'" : "'no'"} },
  ],
}
`
}

/** Licences of Creative Commons allow commercial use unless their name has NC. */
const isCommercial = (license: string) => license !== RESERVED && !license.includes('NC')
