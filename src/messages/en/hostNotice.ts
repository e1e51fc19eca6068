import type { hostNotice as Korean } from '../ko/hostNotice.ts'

export const hostNotice: typeof Korean = {
  lastBuild: 'New posts can’t be checked right now, so this is how the page looked last time.',
}
