import { type Options, ResultRow } from './ResultRow'
import type { Section } from './sections'
import styles from './Results.module.scss'

interface Props {
  id: string
  sections: readonly Section[]
  options: Options
}

/** The list of what was found, under its headings; the field above walks through it. */
export function Results({ id, sections, options }: Props) {
  return (
    <div id={id} role="listbox" aria-label="찾은 카드">
      {sections.map(({ id: section, heading, rows }) => (
        <div key={section} role="group" aria-labelledby={`${id}-${section}`} className={styles.section}>
          <h3 role="presentation" id={`${id}-${section}`} className={styles.heading}>
            {heading}
          </h3>
          <div role="presentation">
            {rows.map((row, index) => (
              <ResultRow key={index} row={row} options={options} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
