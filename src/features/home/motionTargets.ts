/**
 * The elements that home's motion targets. Each name is a `data-` attribute with its possible values. Markup,
 * `*.motion.ts` and tests use these names, so that they cannot diverge.
 */
export interface MotionTargets {
  /** Hero. */
  layer:
    | 'ground'
    | 'video'
    | 'glow'
    | 'grid'
    | 'paper'
    | 'edge'
    | 'window'
    | 'on-sheet'
    | 'inner'
    | 'upright'
    | 'sparkles'
    | 'foot'
  headline: ''
  sparkle: ''
  /** Design. */
  frame: 'heading' | 'sheet'
  ruler: 'top' | 'left'
  cross: 'across' | 'down' | 'reading'
  measure: 'width' | 'height'
  'skill-group': string
  title: ''
  remark: ''
  plates: ''
  plate: ''
  drawing: ''
  portfolio: ''
  caption: ''
  /** Webtoon. */
  'title-frame': ''
  series: string
  'scene-sharp': ''
  'scene-back': ''
  figure: 'left' | 'right'
  'series-card': ''
  'letter-plate': string
  /** Centre and radius of the letter's counter through which the zoom goes: `x y r`. Empty for a title without lettering. */
  letters: string
  /** A line of a title without lettering. */
  'title-line': ''
  sheet: ''
  dots: ''
  cover: ''
  /** Gallery. */
  track: ''
  hanging: ''
  print: ''
  progress: ''
}

export type MotionTarget = keyof MotionTargets

/** The targets whose attribute has no value. */
type BareTarget = { [Name in MotionTarget]: MotionTargets[Name] extends '' ? Name : never }[MotionTarget]

type DataAttribute = Record<`data-${string}`, string>

/** Returns the attribute that marks an element: `<i {...motionTarget('ruler', 'top')} />`. */
export function motionTarget(name: BareTarget): DataAttribute
export function motionTarget<Name extends MotionTarget>(name: Name, value: MotionTargets[Name]): DataAttribute
export function motionTarget(name: MotionTarget, value = ''): DataAttribute {
  return { [`data-${name}`]: value }
}

/** Returns the selector of a target. Without `value` it matches any value. */
export function targetSelector<Name extends MotionTarget>(name: Name, value?: MotionTargets[Name]): string {
  return value ? `[data-${name}="${value}"]` : `[data-${name}]`
}

/** Returns the attribute name of a target. */
export const targetAttribute = (name: MotionTarget) => `data-${name}`
