// What runs in the page: looks for a query among as many cards as a full site has, as the sheet does with each letter.
import type { Card } from '@/features/search/card'
import { findCards, marksIn } from '@/features/search/match/rankCards'
import { optionsOf, sectionsOf, withChapters } from '@/features/search/sections'

const WORDS =
  '쌍둥이 한해 한달 비 오는 창 우산 하나 봄비 고래 지붕 위의 바다 편지 반쪽 벚꽃 등불 할머니 그루 새벽 은하수 빛의 강 겹겹의 딸기 목도리 교실 복도 목련 우체통 자정'.split(
    ' ',
  )

const words = (seed: number, length: number) =>
  Array.from({ length }, (_, place) => WORDS[(seed * 7 + place * place * 5 + place) % WORDS.length]).join(' ')

/** Cards whose titles and lines are words by a fixed rule: every run looks through the same. */
export function cardsOf(count: number): Card[] {
  return Array.from({ length: count }, (_, number) => ({
    group: number % 3 === 0 ? 'passages' : 'photos',
    title: words(number, number % 3 === 0 ? 12 : 3),
    line: words(number + 11, 9),
    kind: '사진',
    href: `/gallery/a7c2/View/${number}`,
  }))
}

/** How long one query takes from the key to its marked rows, ms. */
export function timeQuery(query: string, cards: readonly Card[]): number {
  const start = performance.now()
  const { sought, found } = findCards(query, cards)
  const options = optionsOf(sectionsOf(withChapters(found, cards), null))
  for (const { title, line = '' } of options) if (sought) marksIn(sought, `${title} ${line}`)
  return performance.now() - start
}
