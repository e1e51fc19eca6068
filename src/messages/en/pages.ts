import type { pages as Korean } from '../ko/pages.ts'

export const pages: typeof Korean = { lightTable: 'Light table', rights: 'Rights' }
