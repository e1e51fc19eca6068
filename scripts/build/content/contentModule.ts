// The parts of the site's content that the build itself uses. Import it with `importContent`.
// oxlint-disable-next-line no-unassigned-import -- it throws before the rest reads the content
import './checkLanguages.ts'

export { rights } from '@content/rights'
export { site } from '@content/site'
export { findAbsence } from './absence.ts'
export { homeTitles } from './homeTitles.ts'
export { findFaults } from './findFaults.ts'
export { webManifest } from './webManifest.ts'
