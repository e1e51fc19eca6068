import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { letterTexts } from '#messages/letterTexts'
import { AboutWork, useAboutOfAddress } from './AboutWork'
import { Envelope } from './Envelope'
import { FaultList } from './FaultList'
import { faultOfRefusal, fieldId } from './faults'
import { CommissionField, KindField } from './KindFields'
import { dayInSeoul } from './letterText'
import { SendBox } from './SendBox'
import { ConsentField, LinksField, SenderFields, TextField, WishFields } from './TextFields'
import { LetterFormContext, useLetterForm } from './useLetterForm'
import { type Phase, useSending } from './useSending'
import styles from './LetterForm.module.scss'

interface Props {
  /** When the page appeared, by `performance.now()`. */
  openedAt: number
  /** Called before the first paint of the form. */
  onReady: () => void
}

/** The form of the letter, and the envelope with the button to send it. */
export default function LetterForm({ openedAt, onReady }: Props) {
  const website = useRef<HTMLInputElement>(null)
  const { state, phase, failure, submit, onErased } = useSubmit(openedAt, website)
  useAboutOfAddress()
  useLayoutEffect(onReady, [onReady])
  return (
    <LetterFormContext value={state}>
      <form
        className={styles.form}
        noValidate
        data-needs-script=""
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FaultList />
        <Today />
        <AboutWork />
        <KindField />
        <div className={styles.fields}>
          <CommissionField />
          <SenderFields />
          <TextField onSend={submit} />
          <WishFields />
          <LinksField />
          <ConsentField />
          <div className={styles.website} inert>
            <label htmlFor="letter-website">{letterTexts.website}</label>
            <input ref={website} id="letter-website" name="website" tabIndex={-1} autoComplete="off" />
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.sticky}>
            <Envelope isPostmarked={phase === 'arrived'} />
            <SendBox phase={phase} failure={failure} onSend={submit} onErased={onErased} />
          </div>
        </div>
      </form>
    </LetterFormContext>
  )
}

/** The state of the form with its two actions: sending and erasing. */
function useSubmit(openedAt: number, website: RefObject<HTMLInputElement | null>) {
  const [phase, setPhase] = useState<Phase>('writing')
  const { state, checkAll, refuse, reset } = useLetterForm(phase !== 'writing')
  const { failure, send, forgetFailure, isSending } = useSending({
    openedAt,
    onPhase: setPhase,
    onRefusal(refusal, draft) {
      const found = faultOfRefusal(refusal, draft)
      if (found) refuse(found)
      return found !== null
    },
  })
  return {
    state,
    phase,
    failure,
    submit: () => {
      if (!isSending.current && checkAll()) void send(state, website.current?.value ?? '')
    },
    onErased: () => {
      state.setConsent(false)
      reset()
      forgetFailure()
      document.getElementById(fieldId('kind'))?.focus()
    },
  }
}

function Today() {
  const [today] = useState(() => dayInSeoul(Date.now()))
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  return (
    <p className={styles.today}>
      <time dateTime={today}>{letterTexts.today({ year, month, day })}</time>
    </p>
  )
}
