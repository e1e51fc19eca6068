/** Stands between two scenes of a chapter, in place of a paragraph. */
export const SCENE_BREAK = '＊'
