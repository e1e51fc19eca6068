/** Visitor journeys that do not run in Firefox, each with its reason. */
export const CHROMIUM_ONLY: Readonly<Record<string, string>> = {
  chunks: 'walks to every file of the build, for minutes: what a page does without one is no engine’s word',
  'host-fails': 'answers for the host in many ways, which all engines read alike',
  'layout-shift': 'reads the shifts that Chromium alone reports',
  offline: 'looks through all that the service worker keeps; in Firefox search.spec.ts goes offline with it',
}

/** The only owner journey for Firefox: the others fill fields in a way that only Chromium's driver supports. */
const OWNER = 'keyboard'

/** Specs that do not run in Firefox. */
export const EXCLUDED_SPECS: readonly RegExp[] = [
  new RegExp(`/(${Object.keys(CHROMIUM_ONLY).join('|')})\\.spec\\.ts$`),
  new RegExp(`/owner-(?!${OWNER}\\.)[\\w-]+\\.spec\\.ts$`),
]
