import { dates } from '#messages/dates'
import { inquiryNames } from '#messages/inquiryNames'
import { receiptTexts } from '#messages/receiptTexts'
import { INQUIRY_KEPT_DAYS } from '@/config/constants'
import { findAbout } from '@/inquiries/aboutWork'
import { erasedAfter } from '@/inquiries/erasure'
import { receiptUrl } from '@/inquiries/receiptLink'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { toMinute } from '@/posts/formatDate'
import { site } from '@content/site'
import { sentencesOf, subjectOf, toText } from './receiptWords'

const minuteOf = (iso: string) => receiptTexts.minute(toMinute(iso))

/** Returns the title of the work that an inquiry is about. Null without a work. */
function workTitle({ about }: Receipt): string | null {
  if (!about) return null
  const work = findAbout(about.key)
  const title = about.title ?? (work && work.kind !== 'post' ? work.title : null)
  return title ?? receiptTexts.unnamedWork
}

function factsOf(token: string, receipt: Receipt): string[] {
  const { rows } = receiptTexts
  const facts: [string, string | null][] = [
    [rows.subject, subjectOf(receipt)],
    [rows.state, [inquiryNames.states[receipt.state], ...sentencesOf(receipt).map(toText)].join('. ')],
    [rows.sender, receipt.name],
    [receiptTexts.contact, receipt.contact],
    [rows.receivedAt, minuteOf(receipt.createdAt)],
    [receiptTexts.budget, receipt.budget],
    [receiptTexts.wantedOn, receipt.wantedOn],
    [rows.work, workTitle(receipt)],
    [receiptTexts.links, receipt.links.join('\n  ') || null],
    [rows.erasedOn, dates.day(toMinute(erasedAfter(receipt.updatedAt)))],
    [rows.address, receiptUrl(token)],
  ]
  return facts.flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}`))
}

/** Returns everything that a receipt shows as plain text, with its address. */
export function receiptFileText(token: string, receipt: Receipt): string {
  const { name, text, createdAt, messages } = receipt
  const conversation = [
    { author: name, text, createdAt },
    ...messages.map((message) => ({
      ...message,
      author: message.author === 'owner' ? site.owner.name : name,
    })),
  ].map((message) => `${message.author}, ${minuteOf(message.createdAt)}\n${message.text}`)
  return [
    `${site.name}, ${receiptTexts.title}`,
    factsOf(token, receipt).join('\n'),
    ...conversation,
    receiptTexts.kept(INQUIRY_KEPT_DAYS),
    '',
  ].join('\n\n')
}

/** Returns an ASCII file name with the day on which the letter was received. */
export function receiptFileName({ createdAt }: Receipt): string {
  const { year, month, day } = toMinute(createdAt)
  return `receipt-${[year, month, day].map((part) => String(part).padStart(2, '0')).join('-')}.txt`
}
