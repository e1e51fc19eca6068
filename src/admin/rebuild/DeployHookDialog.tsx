import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { create } from 'zustand'
import { showToast } from '@/ui/toaster'
import { AlertIcon } from '@/ui/icons'
import { AccountField } from '../connection/AccountField'
import { AdminButton } from '../components/AdminButton'
import { errorMessage } from '../components/errorMessage'
import { Sheet } from '../components/Sheet'
import styles from './DeployHookDialog.module.scss'
import { validateDeployHook } from './deployHook'
import { saveDeployHook } from './deployHookQuery'

const useIsOpen = create(() => false)

/** Opens the dialog for the deploy hook. */
export const openDeployHook = () => useIsOpen.setState(true, true)
const close = () => useIsOpen.setState(false, true)

/** Dialog for the URL that triggers a rebuild at the hosting provider. */
export function DeployHookDialog({ hook }: { hook: string | null }) {
  const open = useIsOpen()
  return (
    <Sheet open={open} title="배포 훅" onClose={close} className={styles.dialog}>
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
    const message = validateDeployHook(typed)
    if (message === null) return void save(new URL(typed.trim()).href, '배포 훅을 저장했습니다.')
    setError(message)
    return field.current?.focus()
  }

  return (
    <form onSubmit={submit} noValidate>
      <p className={styles.lead} id={`${id}-lead`}>
        Vercel, Netlify, Cloudflare의 설정에서 만든 주소를 붙여 넣어 주세요. 이 주소를 아는 사람은 누구나
        사이트를 다시 만들 수 있으니 다른 곳에 적어 두지 마세요.
      </p>
      <AccountField
        ref={field}
        label="배포 훅 주소"
        type="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={typed}
        aria-invalid={error !== null}
        aria-describedby={`${id}-lead ${id}-error`}
        onChange={setTyped}
      />
      <FieldError id={`${id}-error`} message={error} />
      <Sheet.Buttons>
        {hook === null ? (
          <AdminButton onClick={close}>취소</AdminButton>
        ) : (
          <AdminButton look="warn" onClick={() => void save(null, '배포 훅을 지웠습니다.')}>
            지우기
          </AdminButton>
        )}
        <AdminButton look="filled" type="submit" aria-busy={busy}>
          저장하기
        </AdminButton>
      </Sheet.Buttons>
    </form>
  )
}

/** Saves or deletes the hook, one request at a time. `error` is the message beside the field. */
function useSaving() {
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function save(url: string | null, successMessage: string) {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      await saveDeployHook(url)
      close()
      showToast(successMessage)
    } catch (cause) {
      setError(errorMessage(cause))
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
