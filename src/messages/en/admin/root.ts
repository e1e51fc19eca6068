import type { root as Korean } from '../../ko/admin/root.ts'
import { plural } from '../plural.ts'

export const root: typeof Korean = {
  checking: 'Checking your login…',
  photosWaiting: (count) =>
    `${plural(count, 'received photo')} ${count === 1 ? 'is' : 'are'} waiting. ${count === 1 ? 'It stays' : 'They stay'} on this device even if you don’t log in.`,
  languageFailed: 'The other language couldn’t be loaded. Check your connection and try again.',
}
