import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { create } from 'zustand'
import { desk } from '#messages/admin/desk'
import { rebuild } from '#messages/admin/rebuild'
import { AlertIcon } from '@/ui/icons'
import { showToast } from '@/ui/toaster'
import { AdminButton } from '../components/AdminButton'
import { errorMessage } from '../components/errorMessage'
import { Sheet } from '../components/Sheet'
import { AccountField } from '../connection/AccountField'
import { type DeployHookFault, deployHookMessage, findDeployHookFault } from './deployHook'
import { saveDeployHook } from './deployHookQuery'
import styles from './DeployHookDialog.module.scss'

const useIsOpen = create(() => false)

/** Opens the dialog for the deploy hook. */
export const openDeployHook = () => useIsOpen.setState(true, true)
const close = () => useIsOpen.setState(false, true)

/** Dialog for the URL that triggers a rebuild at the hosting provider. */
export function DeployHookDialog({ hook }: { hook: string | null }) {
  const open = useIsOpen()
  return (
    <Sheet open={open} title={rebuild.hook.title} onClose={close} className={styles.dialog}>
      <DeployHookForm hook={hook} />
    </Sheet>
  )
}

function DeployHookForm({ hook }: { hook: string | null }) {
  const [typed, setTyped] = useState(hook ?? '')
  const { error, setError, busy, save } = useSaving()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const fault = findDeployHookFault(typed)
    if (fault === null) return void save(new URL(typed.trim()).href)
    setError(fault)
    return field.current?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      <p className={styles.lead} id={`${id}-lead`}>
        {rebuild.hook.lead}
      </p>
      <AccountField
        ref={field}
        label={rebuild.hook.address}
        type="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={typed}
        aria-invalid={error !== null}
        aria-describedby={`${id}-lead ${id}-error`}
        onChange={setTyped}
      />
      <FieldError id={`${id}-error`} message={error && hookErrorMessage(error)} />
      <Sheet.Buttons>
        {hook === null ? (
          <AdminButton onClick={close}>{desk.cancel}</AdminButton>
        ) : (
          <AdminButton look="warn" onClick={() => void save(null)}>
            {rebuild.hook.remove}
          </AdminButton>
        )}
        <AdminButton look="filled" type="submit" aria-busy={busy}>
          {rebuild.hook.save}
        </AdminButton>
      </Sheet.Buttons>
    </form>
  )
}

/** A fault of the typed URL, or the error of the request. */
type HookError = DeployHookFault | { cause: unknown }

const hookErrorMessage = (error: HookError): string =>
  typeof error === 'string' ? deployHookMessage(error) : errorMessage(error.cause)

/** Saves or deletes the hook, one request at a time. `error` is shown beside the field. */
function useSaving() {
  const [error, setError] = useState<HookError | null>(null)
  const [busy, setBusy] = useState(false)

  async function save(url: string | null) {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await saveDeployHook(url)
      close()
      showToast(url === null ? rebuild.hook.removed : rebuild.hook.saved)
    } catch (cause) {
      setError({ cause })
    } finally {
      setBusy(false)
    }
  }

  return { error, setError, busy, save }
}

function FieldError({ id, message }: { id: string; message: string | null }) {
  return (
    <p className={styles.error} id={id} role="alert">
      {message !== null && (
        <>
          <AlertIcon />
          {message}
        </>
      )}
    </p>
  )
}
