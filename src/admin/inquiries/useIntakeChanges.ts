import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inquiries as words } from '#messages/admin/inquiries'
import { UNDO_WINDOW_MS } from '@/config/constants'
import type { Intake } from '@/inquiries/intake'
import { type IntakeColumns, updateIntake } from '@/inquiries/ownerInquiries'
import { intakeQuery } from '@/inquiries/ownerInquiryQueries'
import { logger } from '@/lib/logger'
import { queryClient } from '@/posts/read/queryClient'
import { showToast } from '@/ui/toaster'
import { asOwner } from '../connection/connection'
import { useRefetchOnFocus } from './useRefetchOnFocus'

type Changes = Partial<IntakeColumns>

interface Change {
  changes: Changes
  /** The values before it. Null for an undo, which cannot be undone. */
  previous: Changes | null
}

const columnsOf = ({ state, places, opensOn, note }: Intake): IntakeColumns => ({
  state,
  places,
  opens_on: opensOn,
  note,
})

/** Returns the value of one column before a change. */
function previousValue(columns: IntakeColumns, changes: Changes): Changes {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => name in changes))
}

function changedMessage(changes: Changes): string {
  if ('state' in changes) return words.intake.changed.state
  if ('places' in changes) return words.intake.changed.places
  return 'note' in changes ? words.intake.changed.note : words.intake.changed.opens_on
}

/**
 * Returns the intake with the changes that are being saved, and a function that changes one value. Changes are saved one after
 * another. If one fails, the old value is back and `failed` holds the change.
 */
export function useIntakeChanges() {
  const query = useQuery(intakeQuery, queryClient)
  useRefetchOnFocus(intakeQuery.queryKey)
  const [pending, setPending] = useState<readonly Change[]>([])
  const [failed, setFailed] = useState<Changes | null>(null)
  const { mutate } = useMutation(
    {
      scope: { id: 'intake' },
      onMutate: async (change: Change) => {
        setFailed(null)
        setPending((before) => [...before, change])
        await queryClient.cancelQueries(intakeQuery)
      },
      mutationFn: ({ changes }: Change) => asOwner(() => updateIntake(changes)),
      onSuccess: (intake, { changes, previous }) => {
        queryClient.setQueryData(intakeQuery.queryKey, intake)
        if (previous) showUndo(changes, () => mutate({ changes: previous, previous: null }))
      },
      onError: (error, { changes }) => {
        logger.warn('The intake was not changed.', error)
        setFailed(changes)
      },
      onSettled: (_intake, _error, change) => {
        setPending((before) => before.filter((other) => other !== change))
        void queryClient.invalidateQueries(intakeQuery)
      },
    },
    queryClient,
  )
  const columns =
    query.data &&
    pending.reduce<IntakeColumns>((before, { changes }) => ({ ...before, ...changes }), columnsOf(query.data))
  return {
    query,
    columns,
    failed,
    change: (changes: Changes) => {
      if (columns) mutate({ changes, previous: previousValue(columns, changes) })
    },
  }
}

function showUndo(changes: Changes, undo: () => void) {
  showToast(changedMessage(changes), {
    durationMs: UNDO_WINDOW_MS,
    action: { label: words.toasts.undo, onSelect: undo },
  })
}

export type IntakeForm = ReturnType<typeof useIntakeChanges>
