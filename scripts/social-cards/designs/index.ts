import type { CardSpec } from '../cardSpec.ts'
import type { Drawing, Tools } from '../drawing.ts'
import { caseCard } from './case.tsx'
import { fanartCard } from './fanart.tsx'
import { favoriteCard } from './favorite.tsx'
import { galleryCard } from './gallery.tsx'
import { homeCard } from './home.tsx'
import { fanartListCard, favoritesListCard, portfolioListCard } from './lists.tsx'
import { novelCard } from './novel.tsx'
import { pageCard } from './page.tsx'
import { photoCard } from './photo.tsx'
import { profileCard } from './profile.tsx'
import { seriesCard } from './series.tsx'
import { shelfCard } from './shelf.tsx'

/** Draws a card as its kind is drawn. */
export function design(spec: CardSpec, tools: Tools): Promise<Drawing> {
  switch (spec.kind) {
    case 'home':
      return homeCard(spec, tools)
    case 'series':
      return seriesCard(spec, tools)
    case 'novel':
      return novelCard(spec, tools)
    case 'shelf':
      return shelfCard(spec, tools)
    case 'gallery':
      return galleryCard(spec, tools)
    case 'photo':
      return photoCard(spec, tools)
    case 'case':
      return caseCard(spec, tools)
    case 'favorite':
      return favoriteCard(spec, tools)
    case 'fanart':
      return fanartCard(spec, tools)
    case 'profile':
      return profileCard(spec, tools)
    case 'portfolio-list':
      return portfolioListCard(spec, tools)
    case 'favorites-list':
      return favoritesListCard(spec, tools)
    case 'fanart-list':
      return fanartListCard(spec, tools)
    default:
      return pageCard(spec, tools)
  }
}
