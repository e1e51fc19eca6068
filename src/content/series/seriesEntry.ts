/** The colours of a series, as `#rrggbb`. Text on `accent` is dark or light, whichever has more contrast. */
export interface SeriesColors {
  /** Dark plate behind the logo and light texts. */
  plate: string
  /** Second line on the plate, in the social card. */
  plateLine: string
  /** Marks and filled surfaces. */
  accent: string
  /** Behind the scene until its pictures have loaded. */
  background: string
}

/** A webtoon series as menus, addresses and filters know it. Its texts and pictures are in the other files of its folder. */
export interface SeriesEntry<Key extends string = string> {
  /** Name of the series' folder, also in rows and in stored reading positions. Lower-case letters, digits and hyphens. */
  key: Key
  title: string
  /** Language of the title, if it is not Korean. */
  titleLang?: 'en'
  /** Korean title. */
  titleKo: string
  /** When it comes out, in words: every Wednesday. */
  schedule: string
  colors: SeriesColors
  /** False removes it from the site with everything that belongs to it. Its rows stay in the database. */
  visible?: boolean
  /** Address of its page. */
  path: string
}
