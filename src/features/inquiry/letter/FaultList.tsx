import { letterTexts } from '#messages/letterTexts'
import { ArrowIcon } from '@/ui/icons'
import { fieldId } from './faults'
import { useLetterFields } from './useLetterForm'
import styles from './FaultList.module.scss'

/** The fields that have to be mended, as links that move the focus there. */
export function FaultList() {
  const { faults } = useLetterFields()
  if (faults.size === 0) return null
  return (
    // Not atomic: a list that shortens is not read again as a whole.
    <div className={styles.alert} role="alert" aria-atomic="false">
      <p className={styles.alertTitle}>{letterTexts.notSent}</p>
      <p>{letterTexts.toFill(faults.size)}</p>
      <ul>
        {[...faults.keys()].map((field) => (
          <li key={field}>
            <a
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId(field))?.focus()
              }}
            >
              <ArrowIcon />
              <span>{letterTexts.fields[field]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
