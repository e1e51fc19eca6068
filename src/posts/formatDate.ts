import type { Photo } from '@/posts/post'

/** Korea's clock runs ahead of UTC by so much, in ms, all year: it has had no summer time since 1988. */
const SEOUL_AHEAD_MS = 9 * 3_600_000

/**
 * A moment as a Korean date, `2026. 9. 14.`; empty when unreadable. Days are those of the site's home, whatever clock the
 * visitor has: what is rendered twice says the same. By hand, because `Intl` takes a phone 50 ms to set up. Set it in
 * tabular figures.
 */
export function formatDate(iso: string | null | undefined): string {
  const inSeoul = new Date((iso ? Date.parse(iso) : Number.NaN) + SEOUL_AHEAD_MS)
  if (Number.isNaN(inSeoul.getTime())) return ''
  return `${inSeoul.getUTCFullYear()}. ${inSeoul.getUTCMonth() + 1}. ${inSeoul.getUTCDate()}.`
}

/** When a photograph was taken, or else when it came. */
export const photoDate = ({ meta, createdAt }: Photo): string =>
  meta.takenAt ? formatTakenAt(meta.takenAt) : formatDate(createdAt)

/**
 * When a photograph was taken, as the camera's own clock said, wherever that was: `2025. 10. 19. 오전 6:41`. Empty when
 * unreadable.
 */
export function formatTakenAt(iso: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})/.exec(iso ?? '')
  if (!parts) return formatDate(iso)
  const [year, month, date, hour, minute] = parts.slice(1).map(Number)
  if (year === undefined || month === undefined || date === undefined || hour === undefined) return ''
  const half = hour < 12 ? '오전' : '오후'
  return `${year}. ${month}. ${date}. ${half} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
}
