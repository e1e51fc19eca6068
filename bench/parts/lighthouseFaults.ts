// What a Lighthouse report finds wrong, in lines to act on.
import {
  array,
  number,
  nullish,
  object,
  optional,
  parse,
  record,
  string,
  unknown,
  type InferOutput,
} from 'valibot'

/** As many elements or files as are told of one audit. */
const MOST_ITEMS = 5
/** A speed audit counts as failed below this; the others below 1. */
const SLOW_BELOW = 0.9

const faultReport = object({
  categories: record(
    string(),
    object({ auditRefs: array(object({ id: string(), weight: number(), group: optional(string()) })) }),
  ),
  audits: record(
    string(),
    object({
      title: string(),
      score: nullish(number()),
      scoreDisplayMode: string(),
      displayValue: optional(string()),
      details: optional(unknown()),
    }),
  ),
})
type Audit = InferOutput<typeof faultReport>['audits'][string]

export interface Fault {
  category: string
  audit: string
  title: string
  /** Lighthouse's own summary of the figure, such as “3 long tasks found”. */
  value: string
  /** The elements, files or tasks that it names. */
  items: string[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** An element by its selector, a file by its path, and what is counted of it. */
function line(item: Record<string, unknown>): string {
  const told = Object.entries(item).flatMap(([name, value]) => {
    if (isRecord(value)) return typeof value['selector'] === 'string' ? [value['selector']] : []
    if (typeof value === 'number') return [`${name} ${Math.round(value * 100) / 100}`]
    return name === 'url' && typeof value === 'string' ? [value.replace(/^https?:\/\/[^/]+/, '')] : []
  })
  return told.join(', ')
}

/** Tables stand in lists, and lists in lists. */
function itemsOf(details: unknown): string[] {
  if (!isRecord(details) || !Array.isArray(details['items'])) return []
  const items: unknown[] = details['items']
  return items
    .filter(isRecord)
    .flatMap((item) => (Array.isArray(item['items']) ? itemsOf(item) : [line(item)]))
    .filter(Boolean)
}

const failed = ({ score, scoreDisplayMode }: Audit, below: number) =>
  typeof score === 'number' && score < below && scoreDisplayMode !== 'informative'

/** Every failed audit of a report, the heaviest of each category first. Throws on what is no report. */
export function faultsOf(written: unknown): Fault[] {
  const { categories, audits } = parse(faultReport, written)
  return Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .toSorted((a, b) => b.weight - a.weight)
      .flatMap(({ id }) => {
        const audit = audits[id]
        if (!audit || !failed(audit, category === 'performance' ? SLOW_BELOW : 1)) return []
        const items = itemsOf(audit.details).slice(0, MOST_ITEMS)
        return [{ category, audit: id, title: audit.title, value: audit.displayValue ?? '', items }]
      }),
  )
}
