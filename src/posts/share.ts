import * as v from 'valibot'
import { LONGEST_SHARE_DESCRIPTION, LONGEST_SHARE_TITLE } from '@/config/constants'
import { optionally } from './optionally'

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))
const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** How a post's link shall look (decisions §12.5); a bad field spoils itself alone. */
const shareSchema = v.object({
  title: optionally(text(LONGEST_SHARE_TITLE)),
  description: optionally(text(LONGEST_SHARE_DESCRIPTION)),
  /** The point of the picture that every crop keeps, as shares of its width and height. */
  focus: optionally(v.tuple([part, part])),
})
export type Share = v.InferOutput<typeof shareSchema>

/** What a `meta` says of sharing; nothing when it says nothing readable. Never throws. */
export function shareOf(meta: object): Share {
  const read = v.safeParse(shareSchema, Reflect.get(meta, 'share') ?? {})
  return read.success ? read.output : {}
}
