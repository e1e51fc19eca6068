import type { notFound as Korean } from '../ko/notFound.ts'

export const notFound: typeof Korean = {
  pageTitle: 'Page not found',
  title: { before: 'The page you asked for', after: 'can’t be shown.' },
  text: 'The address is wrong, or it belongs to the old site.',
  folio: 'p. 404 · missing leaf',
}
