// Written by scripts/build-art.ts.
import type { Picture } from '../picture'
import a7c2Full from './a7c2.webp'
import fanartFull from './fanart.webp'
import favoritesFull from './favorites.webp'
import novelMoreFull from './novel-more.webp'
import novelTheyFull from './novel-they.webp'
import novelTlsFull from './novel-tls.webp'
import portfolioFull from './portfolio.webp'
import profileFull from './profile.webp'
import webtoonSomeFull from './webtoon-some.webp'
import webtoonTheyFull from './webtoon-they.webp'
import webtoonTlsFull from './webtoon-tls.webp'
import x100viFull from './x100vi.webp'

export const a7c2: Picture = {
  src: a7c2Full,
  srcSet: `${a7c2Full} 640w`,
  width: 640,
  height: 462,
  placeholder: 'oSgOFYJWeId/iIeDeIiIhkOMINQI',
}

export const fanart: Picture = {
  src: fanartFull,
  srcSet: `${fanartFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'mMYFHYSlo1g0CZaCeEipnKRhXyj3',
}

export const favorites: Picture = {
  src: favoritesFull,
  srcSet: `${favoritesFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'ZDkGHYYtaYr5i3N4eadFmaWw+GaG',
}

export const novelMore: Picture = {
  src: novelMoreFull,
  srcSet: `${novelMoreFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'bikOHYSIh7ePhoh4iJeYhb9itAeH',
}

export const novelThey: Picture = {
  src: novelTheyFull,
  srcSet: `${novelTheyFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'jdcFFYQIlbp5hnhym1iohwiJc6BY',
}

export const novelTls: Picture = {
  src: novelTlsFull,
  srcSet: `${novelTlsFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'aKgOFYb4dzh5h4h3iId4eL+Ixo9Y',
}

export const portfolio: Picture = {
  src: portfolioFull,
  srcSet: `${portfolioFull} 640w`,
  width: 640,
  height: 462,
  placeholder: '6kgKJY4PeJh4lYiCa+imUod5f5j3',
}

export const profile: Picture = {
  src: profileFull,
  srcSet: `${profileFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'G3gKFYYiWoePZmenWDaHhAOaUuBJ',
}

export const webtoonSome: Picture = {
  src: webtoonSomeFull,
  srcSet: `${webtoonSomeFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'oWoKXYp4WHd/eod/eEhHiXh/h/En',
}

export const webtoonThey: Picture = {
  src: webtoonTheyFull,
  srcSet: `${webtoonTheyFull} 640w`,
  width: 640,
  height: 462,
  placeholder: '2NcJFYILt5dTeHlhmGipdQly1gPm',
}

export const webtoonTls: Picture = {
  src: webtoonTlsFull,
  srcSet: `${webtoonTlsFull} 640w`,
  width: 640,
  height: 462,
  placeholder: '56gKFYwRdoZtran0Z7d2hQlvgfa5',
}

export const x100vi: Picture = {
  src: x100viFull,
  srcSet: `${x100viFull} 640w`,
  width: 640,
  height: 462,
  placeholder: '6/cJBYBGeHeLd4dwd2iHhrh1nyv4',
}
