import { env } from '@/config/env'
import { feeds } from '@/content/feeds'
import { headlineText, homeHero } from '@/content/homeHero'
import { site } from '@/content/site'
import type { SiteIdentity } from '@/ui/head'

/** Who the pages say they belong to. */
export const identity: SiteIdentity = {
  name: site.name,
  description: site.description,
  locale: site.locale,
  image: {
    src: `${import.meta.env.BASE_URL}og-image.jpg`,
    width: 1200,
    height: 630,
    alt: `${headlineText} ${homeHero.tagline}`,
  },
  // A feed needs whole addresses: a build that does not know the site's own writes none.
  feeds: Object.values(env.siteUrl ? feeds : {}).flatMap(({ title, rss, json }) => [
    { title: `${title} · ${site.name}`, type: 'application/rss+xml', path: rss },
    { title: `${title} · ${site.name}`, type: 'application/feed+json', path: json },
  ]),
}
