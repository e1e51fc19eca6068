import type { loadErrors as Korean } from '../ko/loadErrors.ts'

export const loadErrors: typeof Korean = {
  title: 'The ink has run.',
  part: 'This part',
  notLoaded: (part) => `${part} couldn’t be loaded.`,
  notDrawn: (part) => `${part} couldn’t be shown.`,
  checkAndRetry: 'Please check your connection and try again.',
  checkAndReload: 'Please check your connection and reload the page.',
  retryLater: 'Please try again in a moment.',
  reloadLater: 'Please reload the page in a moment.',
  reload: 'Reload',
  checkConnection: (failure) => `${failure} Please check your connection.`,
  reloadPage: (failure) => `${failure} Please reload the page.`,
}
