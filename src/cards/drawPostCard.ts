import type { ReactElement } from 'react'
import type { CardTools } from './design.ts'
import { caseCard } from './designs/case.tsx'
import { fanartCard } from './designs/fanart.tsx'
import { favoriteCard } from './designs/favorite.tsx'
import { photoCard } from './designs/photo.tsx'
import type { PostCard } from './postCard.ts'

/** Draws the card of a post. */
export function drawPostCard(card: PostCard, tools: CardTools): Promise<ReactElement> {
  switch (card.kind) {
    case 'photo':
      return photoCard(card, tools)
    case 'case':
      return caseCard(card, tools)
    case 'favorite':
      return favoriteCard(card, tools)
    default:
      return fanartCard(card, tools)
  }
}
