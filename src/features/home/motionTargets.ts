/**
 * What home's motion looks for: each name is a `data-` attribute of the markup, with the values it may have. Markup,
 * `*.motion.ts` and tests take the names from here, so that none can look for what the others don't write.
 */
export interface MotionTargets {
  /** Hero: what the way out moves, one by one. */
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
  /** Centre and radius of the counter that is flown through. */
  letters: string
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

/** The targets that are marked by their attribute alone. */
type BareTarget = { [Name in MotionTarget]: MotionTargets[Name] extends '' ? Name : never }[MotionTarget]

type DataAttribute = Record<`data-${string}`, string>

/** Marks an element in the markup: `<i {...motionTarget('ruler', 'top')} />`. */
export function motionTarget(name: BareTarget): DataAttribute
export function motionTarget<Name extends MotionTarget>(name: Name, value: MotionTargets[Name]): DataAttribute
export function motionTarget(name: MotionTarget, value = ''): DataAttribute {
  return { [`data-${name}`]: value }
}

/** Finds what is marked so, for motion and tests; without a value whatever value it has. */
export function targetSelector<Name extends MotionTarget>(name: Name, value?: MotionTargets[Name]): string {
  return value ? `[data-${name}="${value}"]` : `[data-${name}]`
}

/** The attribute of a target that holds more than a name. */
export const targetAttribute = (name: MotionTarget) => `data-${name}`
