// The large titles of home. Reads the site's content: load it through Vite.
import { homeSections } from '@content/home'
import { skillGroups } from '@content/skills'

const { visual, design, gallery } = homeSections

/** The headline, and the titles that are fitted on one line. */
export const homeTitles = {
  headline: visual.headline,
  others: [
    ...new Set([
      ...design.headline.flatMap((line) => [line.replaceAll('|', ' '), ...line.split('|')]),
      ...skillGroups.map(({ title }) => title),
      design.sheet.label,
      gallery.headline,
    ]),
  ],
}
