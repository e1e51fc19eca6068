import { letterTexts } from '#messages/letterTexts'
import {
  MAX_INQUIRY_BUDGET_LENGTH,
  MAX_INQUIRY_CONTACT_LENGTH,
  MAX_INQUIRY_LENGTH,
  MAX_INQUIRY_LINK_LENGTH,
  MAX_INQUIRY_LINKS,
  MAX_INQUIRY_NAME_LENGTH,
  MIN_INQUIRY_LENGTH,
} from '@/config/constants'
import { cleanText, countCodePoints, isPlainText } from '@/inquiries/plainText'
import type { InquiryRefusal, LetterField } from '@/inquiries/visitorInquiries'
import type { LetterDraft } from '../letterStore'
import { isHttpsAddress, splitLinks } from './letterText'

/** The fields of the form, in their order. */
export const FIELDS = [
  'kind',
  'commission',
  'name',
  'contact',
  'text',
  'budget',
  'wantedOn',
  'links',
  'consent',
] as const
export type Field = (typeof FIELDS)[number]

/** A fault of a field. `line` is the line of the field for links, from 1. */
export interface Fault {
  sentence: string
  line?: number
}

/** The faults of a letter by field, in the order of the form. */
export type Faults = ReadonlyMap<Field, Fault>

/** Returns the id of a field in the document. */
export const fieldId = (field: Field): string => `letter-${field === 'wantedOn' ? 'wanted-on' : field}`

/** Returns the id of the sentence about a field. */
export const faultId = (field: Field): string => `${fieldId(field)}-fault`

interface Circumstances {
  consent: boolean
  /** True if there are kinds of commission, so that one must be chosen. */
  mustChoose: boolean
  /** Today in Seoul, ISO 8601. */
  today: string
  /** True while the field for the date holds something that is no date. */
  isDateIncomplete: boolean
}

type TextField = 'name' | 'contact' | 'text' | 'budget'

const MOST: Record<TextField, number> = {
  name: MAX_INQUIRY_NAME_LENGTH,
  contact: MAX_INQUIRY_CONTACT_LENGTH,
  text: MAX_INQUIRY_LENGTH,
  budget: MAX_INQUIRY_BUDGET_LENGTH,
}

/** Returns what is wrong with a letter, by the rules of the database. */
export function findFaults(draft: LetterDraft, circumstances: Circumstances): Faults {
  const { consent, mustChoose, today, isDateIncomplete } = circumstances
  const { faults } = letterTexts
  const found: Partial<Record<Field, Fault | undefined>> = {
    kind: draft.kind === null ? { sentence: faults.kind } : undefined,
    commission:
      draft.kind === 'commission' && mustChoose && draft.commission === null
        ? { sentence: faults.commission }
        : undefined,
    name: findTextFault('name', draft.name),
    contact: findTextFault('contact', draft.contact),
    text: findTextFault('text', draft.text),
    budget: findTextFault('budget', draft.budget),
    wantedOn:
      isDateIncomplete || (draft.wantedOn !== '' && draft.wantedOn < today)
        ? { sentence: faults.past }
        : undefined,
    links: findLinksFault(draft.links),
    consent: consent ? undefined : { sentence: faults.consent },
  }
  return new Map(FIELDS.flatMap((field) => (found[field] ? [[field, found[field]] as const] : [])))
}

function findTextFault(field: TextField, typed: string): Fault | undefined {
  const text = cleanText(typed)
  const count = countCodePoints(text)
  const { faults } = letterTexts
  if (field === 'name' && count === 0) return { sentence: faults.name }
  if (field === 'text' && count < MIN_INQUIRY_LENGTH)
    return { sentence: faults.short(MIN_INQUIRY_LENGTH, count) }
  if (count > MOST[field]) return { sentence: faults.long(MOST[field], count) }
  return isPlainText(text) ? undefined : { sentence: faults.characters }
}

function findLinksFault(text: string): Fault | undefined {
  const links = splitLinks(text)
  const { faults } = letterTexts
  if (links.length > MAX_INQUIRY_LINKS) return { sentence: faults.tooManyLinks }
  for (const { line, link } of links) {
    if (!isPlainText(link)) return { line, sentence: faults.characters }
    if (/^http:/i.test(link)) return { line, sentence: faults.http(line) }
    if (!isHttpsAddress(link)) return { line, sentence: faults.noAddress(line) }
    if (countCodePoints(link) > MAX_INQUIRY_LINK_LENGTH)
      return { line, sentence: faults.longLink(line, MAX_INQUIRY_LINK_LENGTH) }
  }
  return undefined
}

const FIELD_OF: Record<LetterField, Field> = {
  kind: 'kind',
  commission: 'commission',
  name: 'name',
  contact: 'contact',
  text: 'text',
  links: 'links',
  budget: 'budget',
  wanted_on: 'wantedOn',
  consent: 'consent',
}

const isLetterField = (field: string | undefined): field is LetterField =>
  field !== undefined && Object.hasOwn(FIELD_OF, field)

/** Returns the fault that the database has found in a letter. Null if it is in no field of the form. */
export function faultOfRefusal(
  { code, field, reason }: Pick<InquiryRefusal, 'code' | 'field' | 'reason'>,
  draft: LetterDraft,
): [Field, Fault] | null {
  const { faults } = letterTexts
  if (code === 'commission_gone') return ['commission', { sentence: faults.commissionGone }]
  if (code !== 'invalid' || !isLetterField(field)) return null
  const own = FIELD_OF[field]
  return [own, { sentence: refusalSentence(own, reason, draft) }]
}

function refusalSentence(field: Field, reason: InquiryRefusal['reason'], draft: LetterDraft): string {
  const { faults } = letterTexts
  if (reason === 'characters') return faults.characters
  if (field === 'links') return reason === 'long' ? faults.tooManyLinks : faults.onlyHttps
  if (field === 'wantedOn') return faults.past
  if (field === 'kind' || field === 'commission' || field === 'consent') return faults[field]
  if (field === 'name' && reason === 'missing') return faults.name
  const count = countCodePoints(cleanText(draft[field]))
  return reason === 'long' ? faults.long(MOST[field], count) : faults.short(MIN_INQUIRY_LENGTH, count)
}
