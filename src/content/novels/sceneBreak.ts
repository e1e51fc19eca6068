/** Separates two scenes of a chapter; takes the place of a paragraph. */
export const SCENE_BREAK = '＊'

/** Returns the paragraphs of a chapter without scene breaks, as counted by sentence addresses. */
export function paragraphsOf(text: readonly string[]): string[] {
  return text.filter((block) => block !== SCENE_BREAK)
}
