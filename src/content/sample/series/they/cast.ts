import type { Cast } from '@/content/series/casts'

/** Names of the characters by slug, also for modules that must not load the pictures. */
export const cast = {
  on: { ko: '온', en: 'On' },
  geuru: { ko: '그루', en: 'Geuru' },
  yeoul: { ko: '여울', en: 'Yeoul' },
  tikkeul: { ko: '티끌', en: 'Tikkeul' },
} as const satisfies Cast
