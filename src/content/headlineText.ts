import { homeHero } from '@content/homeHero'

/** The headline as a single line, for sharing images and their alternative texts. */
export const headlineText = homeHero.headline.map((line) => line.replace('|', ' ')).join(' ')
