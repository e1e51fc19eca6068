/** What home's first section says. Every page has it: its words are on the site's own sharing card. */
export const homeHero = {
  /** In a line, what stands after the bar goes to a line of its own on phones. */
  headline: ['It all|starts from', 'a blank|page.'],
  tagline: '빈 페이지에서 시작해 그리고, 쓰고, 찍습니다.',
  /** Beside the chevron that leads to the next section. */
  hint: 'what I am doing now',
} as const

/** Home's headline as one line, as sharing cards and their descriptions say it. */
export const headlineText = homeHero.headline.map((line) => line.replace('|', ' ')).join(' ')
