// Written by scripts/build/art.ts.
import type { Picture } from '@/assets/picture'
import a7c2Full from './a7c2.avif'
import a7c2Plain from './a7c2.webp'
import fanartFull from './fanart.avif'
import fanartPlain from './fanart.webp'
import favoritesFull from './favorites.avif'
import favoritesPlain from './favorites.webp'
import lightFull from './light.avif'
import lightPlain from './light.webp'
import novelMoreFull from './novel-more.avif'
import novelMorePlain from './novel-more.webp'
import portfolioFull from './portfolio.avif'
import portfolioPlain from './portfolio.webp'
import profileFull from './profile.avif'
import profilePlain from './profile.webp'
import x100viFull from './x100vi.avif'
import x100viPlain from './x100vi.webp'

export const a7c2: Picture = {
  src: a7c2Plain,
  avif: `${a7c2Full} 640w`,
  width: 640,
  height: 462,
  placeholder: 'oSgOFYJWeId/iIeDeIiIhkOMINQI',
}

export const fanart: Picture = {
  src: fanartPlain,
  avif: `${fanartFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'mMYFHYSlo1g0CZaCeEipnKRhXyj3',
}

export const favorites: Picture = {
  src: favoritesPlain,
  avif: `${favoritesFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'ZDkGHYYtaYr5i3N4eadFmaWw+GaG',
}

export const light: Picture = {
  src: lightPlain,
  avif: `${lightFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'ZwgGDYI6gmdnmXl/mHeYjSB1BzFl',
}

export const novelMore: Picture = {
  src: novelMorePlain,
  avif: `${novelMoreFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'bikOHYSIh7ePhoh4iJeYhb9itAeH',
}

export const portfolio: Picture = {
  src: portfolioPlain,
  avif: `${portfolioFull} 640w`,
  width: 640,
  height: 462,
  placeholder: '6kgKJY4PeJh4lYiCa+imUod5f5j3',
}

export const profile: Picture = {
  src: profilePlain,
  avif: `${profileFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'G3gKFYYiWoePZmenWDaHhAOaUuBJ',
}

export const x100vi: Picture = {
  src: x100viPlain,
  avif: `${x100viFull} 640w`,
  width: 640,
  height: 462,
  placeholder: '6/cJBYBGeHeLd4dwd2iHhrh1nyv4',
}
