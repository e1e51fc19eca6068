import { type Answers, textIn } from './answers.ts'
import type { MineTexts } from './messages.ts'
import type { Writer } from './writer.ts'

/** Returns the module with the terms of commissions: price, order, revisions, copyright, and what the owner does not take on. */
export const inquiryModule = ({ inquiry }: Answers, writer: Writer): string => {
  const { days, revisions, declines } = inquiry
  const term = (title: (texts: MineTexts['inquiry']) => string, text: string) =>
    `{ title: ${writer.text((texts) => title(texts.inquiry))}, text: ${text} }`
  const terms = [
    term(
      ({ price }) => price,
      writer.text((texts) => texts.inquiry.priceText),
    ),
    term(
      ({ order }) => order,
      writer.text((texts) => texts.inquiry.orderText(days)),
    ),
    term(
      (texts) => texts.revisions,
      writer.text((texts) => texts.inquiry.revisionsText(revisions)),
    ),
    term(
      ({ copyright }) => copyright,
      writer.text((texts) => texts.inquiry.copyrightText),
    ),
    ...(declines === undefined
      ? []
      : [
          term(
            (texts) => texts.declines,
            writer.text((_, language) => textIn(declines, language)),
          ),
        ]),
  ]
  return `${writer.imports}import type { InquiryTexts } from '@/content/types'

/** The terms of commissions, above the letter. */
export const inquiry: InquiryTexts = ${writer.localized(`{ terms: [${terms.join(', ')}] }`)}
`
}
