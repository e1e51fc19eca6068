import type { Cast } from '@/content/series/casts'

/** Names of the characters by slug, also for modules that must not load the pictures. */
export const cast = {
  umbrella: { ko: '우산 쓴 사람', en: 'The Umbrella' },
  headphones: { ko: '헤드폰 쓴 사람', en: 'The Headphones' },
  laundry: { ko: '옷을 개는 사람', en: 'The Laundry' },
  rider: { ko: '저녁을 나르는 사람', en: 'The Rider' },
} as const satisfies Cast
