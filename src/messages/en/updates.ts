import type { updates as Korean } from '../ko/updates.ts'

export const updates: typeof Korean = {
  available: 'There’s a new version of this site.',
  reload: 'Reload',
}
