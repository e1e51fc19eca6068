import { Link } from 'react-router-dom'
import { shell } from '#messages/shell'
import { paths } from '@/config/paths'
import { shownState, useIntake } from '@/inquiries/intake'
import { IntakeFlag } from '@/ui/IntakeFlag'
import styles from './IntakeLink.module.scss'

/** Links to the inquiry page with the state of the intake in words, as this page already knows it. */
export function IntakeLink() {
  const { intake } = useIntake()
  const state = intake && shownState(intake)
  return (
    <Link to={paths.inquiry} className={styles.link}>
      {state && <IntakeFlag state={state} />}
      {state ? shell.intake[state] : shell.write}
    </Link>
  )
}
