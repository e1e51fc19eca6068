import type { SeriesKey } from './series'

/** Names of the characters by slug, for modules that must not load the pictures. A test compares them with the webtoons. */
export const cast: Record<SeriesKey, Readonly<Record<string, string>>> = {
  tls: { hae: '한해', dal: '한달', jaeha: '윤재하', iro: '강이로' },
  they: { on: '온', geuru: '그루', yeoul: '여울', tikkeul: '티끌' },
  some: {
    umbrella: '우산 쓴 사람',
    headphones: '헤드폰 쓴 사람',
    laundry: '옷을 개는 사람',
    rider: '저녁을 나르는 사람',
  },
}
