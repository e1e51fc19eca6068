/** Journeys of visitors that Firefox does not walk, each with its reason; every other it does. */
export const CHROMIUM_ALONE: Readonly<Record<string, string>> = {
  chunks: 'walks to every file of the build, for minutes: what a page does without one is no engine’s word',
  faults: 'slows the network by Chromium’s own driver; what other tabs store is read alike everywhere',
  'layout-shift': 'reads the shifts that Chromium alone reports',
  offline: 'looks through all that the service worker keeps; in Firefox search.spec.ts goes offline with it',
}

/** Of the owner's journeys, which fill fields by script as Chromium's driver alone does, this one is Firefox's too. */
const OWNER = 'keyboard'

/** What Firefox does not walk. */
export const LEFT_OUT: readonly RegExp[] = [
  new RegExp(`/(${Object.keys(CHROMIUM_ALONE).join('|')})\\.spec\\.ts$`),
  new RegExp(`/owner-(?!${OWNER}\\.)[\\w-]+\\.spec\\.ts$`),
]
