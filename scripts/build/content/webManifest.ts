// The web app manifest. Reads the site's content: load it through Vite.
import { paths } from '@/config/paths'
import { homeHero } from '@content/homeHero'
import { menu } from '@/content/pages'
import { site } from '@content/site'
import { SHARE_FILES_FIELD } from '@/lib/storage/receivedPhotos'

const icon = (name: string, side: number) => ({
  src: `icons/${name}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
})

/** A path below the base, relative to the manifest. */
const relative = (path: string): string => path.slice(1)

/**
 * Returns the manifest of a site at `base`. All its addresses are relative to the manifest except `id`, which browsers resolve
 * against the origin: two sites on one host would be the same app.
 */
export function webManifest(base: string, background: string): object {
  return {
    id: base,
    name: site.name,
    short_name: site.shortName,
    description: homeHero.tagline,
    lang: 'ko',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    categories: ['art', 'books', 'photo'],
    share_target: {
      action: relative(paths.admin.received),
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
