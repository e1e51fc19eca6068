// The parts of the site's content that the build itself uses. Import it with `importContent`.
export { rights } from '@content/rights'
export { site } from '@content/site'
export { findAbsence } from './absence.ts'
export { homeTitles } from './homeTitles.ts'
export { findFaults } from './findFaults.ts'
export { webManifest } from './webManifest.ts'
