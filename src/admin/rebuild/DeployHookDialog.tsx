import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { create } from 'zustand'
import { showToast } from '@/ui/toaster'
import { AlertIcon } from '@/ui/icons'
import { AccountField } from '../connection/AccountField'
import { Button } from '../components/Button'
import { errorMessage } from '../components/errorMessage'
import { Sheet } from '../components/Sheet'
import styles from './DeployHookDialog.module.scss'
import { deployHookFault } from './deployHook'
import { saveDeployHook } from './deployHookQuery'

const useOpen = create(() => false)

/** Opens the dialog in which the deploy hook is entered. */
export const openDeployHook = () => useOpen.setState(true, true)
const close = () => useOpen.setState(false, true)

/** Asks for the address that has the host build the site anew. */
export function DeployHookDialog({ hook }: { hook: string | null }) {
  const open = useOpen()
  return (
    <Sheet open={open} title="배포 훅" onClose={close} className={styles.dialog}>
      <DeployHookForm hook={hook} />
    </Sheet>
  )
}

function DeployHookForm({ hook }: { hook: string | null }) {
  const [typed, setTyped] = useState(hook ?? '')
  const { fault, setFault, busy, save } = useSaving()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = deployHookFault(typed)
    if (wrong === null) return void save(new URL(typed.trim()).href, '배포 훅을 저장했습니다.')
    setFault(wrong)
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
        aria-invalid={fault !== null}
        aria-describedby={`${id}-lead ${id}-fault`}
        onChange={setTyped}
      />
      <Fault id={`${id}-fault`} said={fault} />
      <Sheet.Buttons>
        {hook === null ? (
          <Button onClick={close}>취소</Button>
        ) : (
          <Button look="warn" onClick={() => void save(null, '배포 훅을 지웠습니다.')}>
            지우기
          </Button>
        )}
        <Button look="filled" type="submit" aria-busy={busy}>
          저장하기
        </Button>
      </Sheet.Buttons>
    </form>
  )
}

/** Keeps the address or forgets it, once at a time; what stands in the way is said beside the field. */
function useSaving() {
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function save(url: string | null, said: string) {
    if (busy) return
    setBusy(true)
    setFault(null)
    try {
      await saveDeployHook(url)
      close()
      showToast(said)
    } catch (error) {
      setFault(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return { fault, setFault, busy, save }
}

function Fault({ id, said }: { id: string; said: string | null }) {
  return (
    <p className={styles.fault} id={id} role="alert">
      {said !== null && (
        <>
          <AlertIcon />
          {said}
        </>
      )}
    </p>
  )
}
