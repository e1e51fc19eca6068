import type { pageNames as Korean } from '../ko/pageNames.ts'

export const pageNames: typeof Korean = {
  lightTable: 'Light table',
  rights: 'Rights',
  inquiry: 'Inquiries',
  receipt: 'Receipt',
}
