/** Places of the site that are linked from code: patterns as the router matches them, and builders. */

type WithId<P extends string> = { pattern: P; to: (id: number | string) => string }

function withId<P extends string>(pattern: P): WithId<P> {
  return { pattern, to: (id) => pattern.replace(':id', String(id)) }
}

/** A list, narrowed where there is a value. Half a letter, which no address can carry, reads as an unknown one. */
function listOf(list: string, param: string, value?: string): string {
  return value === undefined
    ? list
    : `${list}?${param}=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`
}

/** The query parameter that carries what is searched for, on every public page, while search is open (decisions §11.1). */
export const SEARCH_PARAM = 'q'

/** specification §2: every public and admin path, spelled as there. */
export const paths = {
  home: '/',
  profile: '/about/Profile',
  favorites: '/about/Favorites',
  /** The favorites of one category, or all of them. */
  favoritesOf: (category?: string) => listOf('/about/Favorites', 'category', category),
  favorite: withId('/about/View/:id'),
  portfolio: '/design/Portfolio',
  portfolioCase: withId('/design/View/:id'),
  webtoon: { tls: '/webtoon/Tls', they: '/webtoon/They', some: '/webtoon/Some' },
  novel: { tls: '/novel/Tls', they: '/novel/They', more: '/novel/More' },
  a7c2: '/gallery/A7c2',
  a7c2Photo: withId('/gallery/a7c2/View/:id'),
  x100vi: '/gallery/X100vi',
  /** The lower-case `view` is the specification's own spelling. */
  x100viPhoto: withId('/gallery/x100vi/view/:id'),
  light: '/gallery/Light',
  fanart: '/fanart/Fanart',
  /** The fan art of one own series, or all of it. */
  fanartOf: (series?: string) => listOf('/fanart/Fanart', 'series', series),
  fanartPiece: withId('/fanart/View/:id'),
  admin: {
    dashboard: '/admin',
    favorites: { list: '/admin/Favorites', upload: '/admin/Upload' },
    portfolio: { list: '/admin/PortfolioFavorites', upload: '/admin/PortfolioUpload' },
    a7c2: { list: '/admin/a7c2', upload: '/admin/a7c2/Upload' },
    x100vi: { list: '/admin/x100vi', upload: '/admin/x100vi/Upload' },
    fanart: { list: '/admin/Fanart', upload: '/admin/FanartUpload' },
    received: '/admin/Received',
    trash: '/admin/Trash',
  },
} as const
