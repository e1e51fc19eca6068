import type { Cast } from '@/content/series/casts'

/** Names of the characters by slug, also for modules that must not load the pictures. */
export const cast = {
  hae: { ko: '한해', en: 'Han Hae' },
  dal: { ko: '한달', en: 'Han Dal' },
  jaeha: { ko: '윤재하', en: 'Yoon Jae-ha' },
  iro: { ko: '강이로', en: 'Kang I-ro' },
} as const satisfies Cast
