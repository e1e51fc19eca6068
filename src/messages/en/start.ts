import type { start as Korean } from '../ko/start.ts'

export const start: typeof Korean = {
  loading: 'Turning the page…',
  failed: 'The page couldn’t be loaded.',
  reload: 'Reload',
  home: 'Go to the home page',
  noScript: 'This site needs JavaScript to show this page.',
}
