import type { Answers } from './answers.ts'

const KOREAN_FACE = /family: '[^']+',\s+package: '[^']+',\s+weights: \[[^\]]+\],\s+subset: 'korean'/g
const LATIN_FACE = /family: '[^']+',\s+package: '[^']+',\s+weights: \[[^\]]+\],\s+subset: 'latin'/

/**
 * Returns the module `faces.ts` of a site. A site without Korean has the face of Latin titles in place of the Korean ones, so that it
 * loads none of them. Syllables of single rows are in the text font.
 */
export function facesFor(languages: Answers['languages'], sample: string): string {
  if (languages.includes('ko')) return sample
  const [latin] = LATIN_FACE.exec(sample) ?? []
  if (latin === undefined) throw new Error('faces.ts of the sample has no Latin face.')
  return sample
    .replaceAll(KOREAN_FACE, () => latin)
    .replace('Korean letters of titles.', 'Titles in the main language of the page.')
}
