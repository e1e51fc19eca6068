// The web app manifest. Reads the site's content: load it through Vite.
import { LANGUAGE_PATH } from '@/config/language'
import { paths } from '@/config/paths'
import { language } from '@/content/languages'
import { menu } from '@/content/pages'
import { SHARE_FILES_FIELD } from '@/lib/storage/receivedPhotos'
import { homeHero } from '@content/homeHero'
import { site } from '@content/site'

/** From the manifest to the base path. The manifest of another language is in its folder. */
const ROOT = LANGUAGE_PATH ? '../' : ''

const icon = (name: string, side: number) => ({
  src: `${ROOT}icons/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
})

/** A route's address, relative to the manifest. Home of another language has no trailing slash. */
const relative = (route: string): string =>
  ROOT + (LANGUAGE_PATH && route === paths.home ? LANGUAGE_PATH : LANGUAGE_PATH + route).slice(1)

/**
 * Returns the manifest of a site at `base`. All its addresses are relative to the manifest except `id`, which browsers resolve
 * against the origin: two sites on one host would be the same app.
 */
export function webManifest(base: string, background: string): object {
  return {
    id: base + LANGUAGE_PATH.slice(1),
    name: site.name,
    short_name: site.shortName,
    description: homeHero.tagline,
    lang: language,
    dir: 'ltr',
    start_url: relative(paths.home) || './',
    scope: ROOT || './',
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    categories: ['art', 'books', 'photo'],
    share_target: {
      action: `${ROOT}${paths.admin.received.slice(1)}`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARE_FILES_FIELD, accept: ['image/*'] }] },
    },
    icons: (['icon', 'maskable'] as const).flatMap((name) =>
      [192, 512].map((side) => ({
        ...icon(`${name}-${side}`, side),
        purpose: name === 'icon' ? 'any' : 'maskable',
      })),
    ),
    shortcuts: menu.flatMap(({ name, path, shortcut }) =>
      shortcut ? [{ name, url: relative(path), icons: [icon(`shortcut-${shortcut}`, 96)] }] : [],
    ),
  }
}
