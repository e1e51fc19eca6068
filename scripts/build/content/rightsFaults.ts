// Checks the rights of the content. Reads them: load it through Vite.
import * as v from 'valibot'
import { MAX_RIGHTS_NOTICE_LENGTH, RESERVED } from '@/config/constants'
import type { Rights } from '@/content/types'
import { collectionKeys } from '@/posts/collections'

export const isEmail = (text: string): boolean => v.is(v.pipe(v.string(), v.email()), text)
export const isHttpsUrl = (text: string): boolean =>
  v.is(v.pipe(v.string(), v.url(), v.startsWith('https://')), text)

const ANSWERS: readonly string[] = ['yes', 'ask', 'no']

/** Returns the faults of the rights, one line each. */
export function rightsFaults({ license, notice, contact, permissions, collections = {} }: Rights): string[] {
  const keys: readonly string[] = collectionKeys
  const licenses = [license, ...Object.values(collections).flatMap((terms) => terms.license ?? [])]
  return [
    ...licenses
      .filter((each) => each !== RESERVED && !isHttpsUrl(each))
      .map((each) => `rights.ts: the licence “${each}” is neither “${RESERVED}” nor an https address.`),
    ...Object.keys(collections)
      .filter((key) => !keys.includes(key))
      .map((key) => `rights.ts: there is no collection “${key}”.`),
    ...(notice.trim() ? [] : ['rights.ts: the notice is empty.']),
    ...(Array.from(notice).length <= MAX_RIGHTS_NOTICE_LENGTH
      ? []
      : [`rights.ts: the notice has more than ${MAX_RIGHTS_NOTICE_LENGTH} characters.`]),
    ...(isEmail(contact) || isHttpsUrl(contact)
      ? []
      : [`rights.ts: the contact “${contact}” is neither an e-mail nor an https address.`]),
    ...permissions
      .filter(({ answer }) => !ANSWERS.includes(answer))
      .map(
        ({ what, answer }) =>
          `rights.ts: “${what}” has the answer “${answer}”, but needs ${ANSWERS.join(', ')}.`,
      ),
  ]
}
