import type { SkillDrawing } from '@/content/skills'
import styles from './Drawing.module.scss'
import drawings from './drawings.svg'

/**
 * A skill's drawing: what the tool is for, as construction lines; no logos. Its lines draw themselves and its fills
 * appear once an element around it says `data-drawn="true"`; with `data-drawn="false"` around it the paper is empty.
 * Within `data-hurried` it is drawn at once.
 */
export function Drawing({ name }: { name: SkillDrawing }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 300 260" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
