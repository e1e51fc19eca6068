/** Screens that take the letters stacked in many lines and the upright crop of a scene. */
export const UPRIGHT_SCREEN = '(max-aspect-ratio: 4/5)'
