import { useId, useState } from 'react'
import { inquiries as words } from '#messages/admin/inquiries'
import { language } from '@/content/languages'
import { freePlaces, type Intake, shownState } from '@/inquiries/intake'
import { intakeHeadline } from '@/inquiries/intakeHeadline'
import type { IntakeColumns } from '@/inquiries/ownerInquiries'
import { IntakeFlag } from '@/ui/IntakeFlag'
import { AdminButton } from '../components/AdminButton'
import { queryErrorMessage } from '../components/errorMessage'
import { RetryButton } from '../components/RetryButton'
import { Fault } from '../list/ListStates'
import { NoteField, OpensOnField, PlacesField, StateField } from './IntakeFields'
import { type IntakeForm, useIntakeChanges } from './useIntakeChanges'
import styles from './IntakeCard.module.scss'

/** Whether commissions are taken, and what the site says about it. Each value is saved as it is changed. */
export function IntakeCard() {
  const form = useIntakeChanges()
  const { query, columns } = form
  if (query.data && columns)
    return <LoadedCard form={form} intake={{ ...query.data, ...columns, opensOn: columns.opens_on }} />
  if (query.isError)
    return (
      <Fault
        message={words.intake.failed(queryErrorMessage(query.error))}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  return <div className={styles.placeholder} aria-busy="true" />
}

function LoadedCard({ form, intake }: { form: IntakeForm; intake: Intake & IntakeColumns }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { failed, change } = form
  return (
    <section className={styles.card} aria-label={words.intake.title}>
      <div className={styles.fields}>
        <StateField value={intake.state} onChange={(state) => change({ state })} />
        <AdminButton
          look="ghost"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.intake.more}
        </AdminButton>
        <div id={id} className={styles.extra} data-open={isOpen || undefined}>
          <PlacesField value={intake.places} onChange={(places) => change({ places })} />
          <OpensOnField value={intake.opensOn} onChange={(day) => change({ opens_on: day })} />
          <NoteField value={intake.note} onChange={(note) => change({ note })} />
        </div>
        {failed && (
          <div className={styles.failure} role="alert">
            <p>{words.intake.notChanged}</p>
            <RetryButton onClick={() => change(failed)} />
          </div>
        )}
      </div>
      <OnSite intake={intake} />
    </section>
  )
}

function reasonOf({ places, working }: Intake, isFull: boolean): string {
  if (isFull) return words.intake.full
  return places === null ? words.intake.working(working) : words.intake.placesTaken(places, working)
}

/** The sentence that visitors read, in the site's language, and why. */
function OnSite({ intake }: { intake: Intake }) {
  const { state, detail } = intakeHeadline(intake)
  const isFull = intake.state === 'open' && (freePlaces(intake) ?? 1) <= 0
  return (
    <div className={styles.site} aria-live="polite">
      <IntakeFlag state={shownState(intake)} size={24} />
      <p>
        <span className={styles.lead}>{words.intake.onSite}</span>{' '}
        <b lang={language}>{`${state} ${detail.before}${detail.em}${detail.after}`}</b>
      </p>
      <p>{reasonOf(intake, isFull)}</p>
    </div>
  )
}
