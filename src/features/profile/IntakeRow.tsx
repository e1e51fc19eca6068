import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { pageNames } from '#messages/pageNames'
import { paths } from '@/config/paths'
import { useIntake } from '@/inquiries/intake'
import { intakeHeadline } from '@/inquiries/intakeHeadline'
import { useInViewOnce } from '@/lib/browser/useInViewOnce'
import { logger } from '@/lib/logger'
import { rowLang } from '@/posts/rowLang'
import { ArrowIcon } from '@/ui/icons'
import styles from './IntakeRow.module.scss'

/** Distance to the view in px at which the intake is read. */
const LOAD_MARGIN_PX = 300

/** Reads the intake once, when the reader comes near the row. */
function useFreshIntake(row: RefObject<HTMLElement | null>) {
  const isNear = useInViewOnce(row, { rootMargin: `${LOAD_MARGIN_PX}px 0px` })
  useEffect(() => {
    if (!isNear) return undefined
    const controller = new AbortController()
    const read = async () => {
      try {
        const { refreshIntake } = await import('@/inquiries/readIntake')
        await refreshIntake(controller.signal)
      } catch (error) {
        logger.warn('The intake could not be read:', error)
      }
    }
    void read()
    return () => controller.abort()
  }, [isNear])
}

/** Links to the inquiry page with the state of the intake and the owner's sentence. */
export function IntakeRow() {
  const { intake } = useIntake()
  const row = useRef<HTMLAnchorElement>(null)
  useFreshIntake(row)
  const headline = intake && intakeHeadline(intake)
  return (
    <Link ref={row} to={paths.inquiry} className={styles.row}>
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
