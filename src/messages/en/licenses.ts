import type { licenses as Korean } from '../ko/licenses.ts'

export const licenses: typeof Korean = { reserved: 'All rights reserved' }
