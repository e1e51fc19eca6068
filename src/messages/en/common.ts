import type { common as Korean } from '../ko/common.ts'

export const common: typeof Korean = {
  close: 'Close',
  retry: 'Try again',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  linkNotCopied: (url) => `The link couldn’t be copied. ${url}`,
  shareFailed: 'The share window didn’t open.',
  home: 'Back to home',
  newTab: 'opens in a new tab',
  loading: 'Loading',
  searchFailed: 'Search didn’t open.',
}
