import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { pageNames } from '#messages/pageNames'
import { paths } from '@/config/paths'
import { useIntake } from '@/inquiries/intake'
import { intakeHeadline } from '@/inquiries/intakeHeadline'
import { onPageIdle } from '@/lib/browser/onIdle'
import { logger } from '@/lib/logger'
import { rowLang } from '@/posts/rowLang'
import { ArrowIcon } from '@/ui/icons'
import styles from './IntakeRow.module.scss'

/** Reads the intake once, when the page is idle. */
function useFreshIntake() {
  useEffect(() => {
    const controller = new AbortController()
    const read = async () => {
      try {
        const { refreshIntake } = await import('@/inquiries/readIntake')
        await refreshIntake(controller.signal)
      } catch (error) {
        logger.warn('The intake could not be read:', error)
      }
    }
    const cancel = onPageIdle(() => void read())
    return () => {
      cancel()
      controller.abort()
    }
  }, [])
}

/** Links to the inquiry page with the state of the intake and the owner's sentence. */
export function IntakeRow() {
  const { intake } = useIntake()
  useFreshIntake()
  const headline = intake && intakeHeadline(intake)
  return (
    <Link to={paths.inquiry} className={styles.row}>
      <b>
        {headline ? (
          <>
            {headline.state} {headline.detail.before}
            {headline.detail.em && <em>{headline.detail.em}</em>}
            {headline.detail.after}
          </>
        ) : (
          pageNames.inquiry
        )}
      </b>{' '}
      {intake?.note && <span lang={rowLang()}>{intake.note}</span>}
      <ArrowIcon className={styles.arrow} />
    </Link>
  )
}
