import type { offlinePages as Korean } from '../ko/offlinePages.ts'

export const offlinePages: typeof Korean = {
  offline: 'You’re offline right now.',
  name: 'Pages that open offline',
  lead: 'Pages you’ve visited open offline too.',
}
