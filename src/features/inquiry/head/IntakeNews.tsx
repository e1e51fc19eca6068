import { useEffect, useRef, useState } from 'react'
import { inquiryPageTexts } from '#messages/inquiryPageTexts'
import { shownState, useIntake } from '@/inquiries/intake'
import { intakeHeadline } from '@/inquiries/intakeHeadline'

/** Announces a change of the heading while the page is open, once. */
export function IntakeNews() {
  const { intake } = useIntake()
  const state = intake && shownState(intake)
  const headline = intake && intakeHeadline(intake)
  const detail = headline && `${headline.detail.before}${headline.detail.em}${headline.detail.after}`
  const previous = useRef({ state, detail })
  const [news, setNews] = useState('')

  useEffect(() => {
    const before = previous.current
    previous.current = { state, detail }
    if (!state || !before.state || (before.state === state && before.detail === detail)) return
    const change = before.state === state ? headline?.state : inquiryPageTexts.changed[state]
    setNews(`${change ?? ''} ${detail ?? ''}`)
  }, [state, detail, headline?.state])

  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  )
}
