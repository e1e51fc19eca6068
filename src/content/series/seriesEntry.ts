/** A webtoon series as menus, addresses and filters know it. Its texts and pictures are in the other files of its folder. */
export interface SeriesEntry<Key extends string = string> {
  /** Name of the series' folder, also in rows and in stored reading positions. Lower-case letters, digits and hyphens. */
  key: Key
  title: string
  /** Language of the title, if it is not Korean. */
  titleLang?: 'en'
  /** False removes it from the site with everything that belongs to it. Its rows stay in the database. */
  visible?: boolean
  /** Address of its page. */
  path: string
}
