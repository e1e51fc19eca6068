/** Routes of the site: patterns for the router, and functions that build paths. */

type WithId<P extends string> = { pattern: P; to: (id: number | string) => string }

/** Returns a route pattern with `:id` and the function that fills it. */
export function withId<P extends string>(pattern: P): WithId<P> {
  return { pattern, to: (id) => pattern.replace(':id', String(id)) }
}

/** Returns the path of a list, filtered if there is a value. Lone surrogates, which cannot be URL-encoded, become U+FFFD. */
function filteredList(list: string, param: string, value?: string): string {
  return value === undefined
    ? list
    : `${list}?${param}=${encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`
}

/** Query parameter with the search text; present on every public page while the search is open. */
export const SEARCH_PARAM = 'q'

/** All public and admin paths except those of series, novels and galleries. Their mixed case is part of the published URLs. */
export const paths = {
  home: '/',
  profile: '/about/Profile',
  rights: '/about/Rights',
  inquiry: '/about/Inquiry',
  /** The inquiry page with a work that the letter is about, named like `fanart-12`. */
  inquiryAbout: (work: string) => `/about/Inquiry?about=${encodeURIComponent(work)}`,
  /** The receipt of a letter. Its token is in the fragment. */
  receipt: '/about/Receipt',
  favorites: '/about/Favorites',
  /** The favorites, optionally of one category. */
  favoritesOf: (category?: string) => filteredList('/about/Favorites', 'category', category),
  favorite: withId('/about/View/:id'),
  portfolio: '/design/Portfolio',
  portfolioCase: withId('/design/View/:id'),
  moreStories: '/novel/More',
  light: '/gallery/Light',
  fanart: '/fanart/Fanart',
  /** The fan art, optionally of one series. */
  fanartOf: (series?: string) => filteredList('/fanart/Fanart', 'series', series),
  fanartPiece: withId('/fanart/View/:id'),
  episode: withId('/webtoon/View/:id'),
  chapter: withId('/novel/View/:id'),
  admin: {
    dashboard: '/admin',
    favorites: { list: '/admin/Favorites', upload: '/admin/Upload' },
    portfolio: { list: '/admin/PortfolioFavorites', upload: '/admin/PortfolioUpload' },
    fanart: { list: '/admin/Fanart', upload: '/admin/FanartUpload' },
    episodes: { list: '/admin/Episodes', upload: '/admin/EpisodeUpload' },
    chapters: { list: '/admin/Chapters', upload: '/admin/ChapterUpload' },
    inquiries: '/admin/Inquiries',
    commissions: { list: '/admin/Commissions', upload: '/admin/CommissionUpload' },
    received: '/admin/Received',
    trash: '/admin/Trash',
  },
} as const
