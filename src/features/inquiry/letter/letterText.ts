import { toSeoulTime } from '@/posts/formatDate'

/** Returns the lines of the field for links that hold something, with their line numbers from 1. */
export function splitLinks(text: string): { line: number; link: string }[] {
  return text
    .split(/\r\n?|\n/)
    .map((link, index) => ({ line: index + 1, link: link.trim().replace(/^https:\/\//i, 'https://') }))
    .filter(({ link }) => link !== '')
}

/** Returns whether a link is an address as the database takes it. */
export const isHttpsAddress = (link: string): boolean => /^https:\/\/[^\s/?#.]+\.\S+$/u.test(link)

/** Returns the day of a time (in ms) in Seoul as ISO 8601 date. */
export const dayInSeoul = (ms: number): string =>
  toSeoulTime(new Date(ms).toISOString()).toISOString().slice(0, 10)
