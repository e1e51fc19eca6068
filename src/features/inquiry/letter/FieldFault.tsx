import { AlertIcon } from '@/ui/icons'
import { type Field, faultId } from './faults'
import { useLetterFields } from './useLetterForm'
import styles from './Fields.module.scss'

/** The sentence about what is wrong with a field, below it. */
export function FieldFault({ field }: { field: Field }) {
  const fault = useLetterFields().faults.get(field)
  if (!fault) return null
  return (
    <p id={faultId(field)} className={styles.fault}>
      <AlertIcon />
      {fault.sentence}
    </p>
  )
}

/** Returns the attributes of a field that say what is wrong with it. `hints` are ids of other descriptions. */
export function useFaultProps(field: Field, ...hints: string[]) {
  const { faults } = useLetterFields()
  const isWrong = faults.has(field)
  const ids = isWrong ? [...hints, faultId(field)] : hints
  return {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}
