/** Stands between two scenes of a chapter, in place of a paragraph. */
export const SCENE_BREAK = '＊'

/** The paragraphs of a chapter, as sentences' addresses count them: without the breaks between scenes. */
export function paragraphsOf(text: readonly string[]): string[] {
  return text.filter((block) => block !== SCENE_BREAK)
}
