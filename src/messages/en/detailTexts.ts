import type { detailTexts as Korean } from '../ko/detailTexts.ts'

export const detailTexts: typeof Korean = {
  toList: 'Back to the list',
  neighbours: 'Previous and next post',
  previous: 'Previous',
  next: 'Next',
  thisPost: 'This post',
  notFoundTitle: 'Not found',
  notFound: (post) => [post, 'couldn’t be found.'],
  notFoundText: 'The address is wrong, or the page isn’t available right now.',
  failed: (post) => `${post} couldn’t be loaded. Please check your connection and try again.`,
  rights: 'Rights',
  inquire: 'Inquire about this work',
  share: 'Share',
  addressCopied: 'Address copied.',
  addressNotCopied: (url) => `The address couldn’t be copied. ${url}`,
  enlarge: 'View larger',
  enlargeFailed: 'The larger view didn’t open.',
  inLanguage: { ko: 'This post is in Korean.', en: 'This post is in English.' },
}
