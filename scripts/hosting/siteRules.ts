// The parts of the hosting rules that depend on the site's content. Import it with `importContent`.
export { absentPatterns } from '../../src/posts/publicCollections.ts'
export { tdmHeaders } from '../seo/rightsSignals.ts'
