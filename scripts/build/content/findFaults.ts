// Checks the site's content. Reads it: load it through Vite.
import { paths } from '@/config/paths'
import type { Gallery } from '@/content/gallery'
import { galleries } from '@/content/galleryRegistry'
import { receiptPage, rightsPage } from '@/content/menuEntries'
import type { MenuItem } from '@/content/menuItem'
import type { Rights } from '@/content/types'
import { nonPhotoCollections } from '@/posts/collections'
import * as pictures from '@content/art/navigation'
import { externalLinks } from '@content/externalLinks'
import { languages } from '@content/languages'
import { home, navigation } from '@content/navigation'
import { profile } from '@content/profile'
import { rights } from '@content/rights'
import { site } from '@content/site'
import { emptyTextFaults, languageFaults } from './languageFaults.ts'
import { isEmail, isHttpsUrl, rightsFaults } from './rightsFaults.ts'
import { readSources, readStories, type Stories, storyFaults } from './storyFaults.ts'

/** Limit of home screens for the name below an icon. */
const MAX_SHORT_NAME = 12

interface Content {
  languages: readonly string[]
  /** The modules' sources by path in the content's folder. */
  sources: Readonly<Record<string, string>>
  site: Pick<typeof site, 'name' | 'shortName' | 'owner'>
  navigation: readonly MenuItem[]
  galleries: readonly Pick<Gallery, 'key' | 'detailPath' | 'cameras'>[]
  externalLinks: readonly { name: string; url: string }[]
  profile: Pick<typeof profile, 'crafts' | 'timeline'>
  rights: Rights
  stories: Stories
}

/** Returns all entries. A section that shares the path of one of its pages is left out. */
function listPages(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => {
    const pages = listPages(item.children ?? [])
    return pages.some(({ path }) => path === item.path) ? pages : [item, ...pages]
  })
}

function identityFaults({ name, shortName, owner }: Content['site']): string[] {
  return [
    ...(name.trim() ? [] : ['site.ts: the site has no name.']),
    ...(owner.name.trim() ? [] : ['site.ts: the owner has no name.']),
    ...(shortName.length <= MAX_SHORT_NAME
      ? []
      : [`site.ts: the short name “${shortName}” has more than ${MAX_SHORT_NAME} characters.`]),
    ...(isEmail(owner.email) ? [] : [`site.ts: “${owner.email}” is not an e-mail address.`]),
    ...(owner.handleUrl === undefined || isHttpsUrl(owner.handleUrl)
      ? []
      : [`site.ts: “${owner.handleUrl}” is not an https address.`]),
  ]
}

function routeFaults(pages: readonly MenuItem[]): string[] {
  const routes = pages.flatMap(({ path, detailPath }) => (detailPath ? [path, detailPath] : [path]))
  const folded = routes.map((route) => route.toLowerCase())
  return routes.flatMap((route, index) =>
    folded.indexOf(route.toLowerCase()) < index ? [`navigation.ts: the route ${route} occurs twice.`] : [],
  )
}

/** Addresses of the admin that are not those of galleries. */
const adminPaths = Object.values(paths.admin)
  .flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)))
  .map((path) => path.toLowerCase())

/** A gallery's key is part of its table's name and of its addresses in the admin, so nothing else may have it. */
function galleryFaults(items: Content['galleries']): string[] {
  const keys = items.map(({ key }) => key)
  const otherKeys: readonly string[] = nonPhotoCollections.map(({ key }) => key)
  const cameras = items.flatMap((item) => item.cameras.map(({ make, model }) => `${make} ${model}`))
  const folded = cameras.map((camera) => camera.toLowerCase())
  return [
    ...keys.flatMap((key, index) => [
      ...(/^[a-z][a-z0-9_]*$/.test(key)
        ? []
        : [`galleries.ts: the key “${key}” may only have lower-case letters, digits and underscores.`]),
      ...(keys.indexOf(key) < index || otherKeys.includes(key) || adminPaths.includes(`/admin/${key}`)
        ? [`galleries.ts: the key “${key}” is already in use.`]
        : []),
    ]),
    ...items.flatMap(({ key, detailPath }) =>
      detailPath.endsWith('/:id')
        ? []
        : [`galleries.ts: the detail path of “${key}” does not end with “/:id”.`],
    ),
    ...cameras.flatMap((camera, index) =>
      folded.indexOf(camera.toLowerCase()) < index
        ? [`galleries.ts: the camera ${camera} is in two galleries.`]
        : [],
    ),
  ]
}

const pictureFaults = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ name, picture, children = [] }) => [
    ...(picture && !(picture in pictures)
      ? [`navigation.ts: “${name}” has the picture “${picture}”, which art/navigation lacks.`]
      : []),
    ...pictureFaults(children),
  ])

function linkFaults(
  { externalLinks: links, profile: { crafts, timeline } }: Content,
  pages: ReadonlySet<string>,
) {
  const targets = [...crafts, ...timeline].flatMap(({ to }) => to ?? [])
  return [
    ...links.flatMap(({ name, url }) =>
      isHttpsUrl(url) ? [] : [`externalLinks.ts: “${url}” of ${name} is not an https address.`],
    ),
    ...targets.flatMap((to) =>
      pages.has(to.replace(/[?#].*$/, '')) ? [] : [`profile.ts: ${to} is no page in navigation.ts.`],
    ),
  ]
}

/** Returns the content of the repository. */
const readContent = (): Content => ({
  languages,
  sources: readSources(),
  site,
  navigation,
  galleries,
  externalLinks,
  profile,
  rights,
  stories: readStories(),
})

/** Returns the faults of the content, one line each. Fields of `changes` replace those of the repository's content. */
export function findFaults(changes: Partial<Content> = {}): string[] {
  const content = { ...readContent(), ...changes }
  const pages = listPages([home, ...content.navigation, rightsPage, receiptPage])
  return [
    ...languageFaults(content.languages),
    ...emptyTextFaults(content.sources),
    ...identityFaults(content.site),
    ...routeFaults(pages),
    ...galleryFaults(content.galleries),
    ...pictureFaults(content.navigation),
    ...storyFaults(content.stories),
    ...rightsFaults(content.rights),
    ...linkFaults(content, new Set(pages.map(({ path }) => path))),
  ]
}
