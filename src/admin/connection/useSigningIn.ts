import { useState, type FormEvent } from 'react'
import { env } from '@/config/env'
import { signInOwner } from '@/supabase/ownerClient'
import { showToast } from '@/ui/toaster'
import { errorMessage } from '../components/errorMessage'
import { connected } from './connection'

const refusals = {
  denied: '이메일이나 비밀번호가 올바르지 않습니다.',
  stranger: '이 계정은 사이트 주인의 계정이 아닙니다.',
} as const

/** What is typed of an account, and its way to the server. Dev and demo have the owner's filled in (decisions §9). */
export function useSigningIn() {
  const [email, setEmail] = useState(env.devOwner?.email ?? '')
  const [password, setPassword] = useState(env.devOwner?.password ?? '')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFault(null)
    const refusal = await signIn(email, password)
    setBusy(false)
    setFault(refusal)
    if (refusal !== null) return
    connected()
    showToast('연결했습니다.')
  }

  return { email, setEmail, password, setPassword, busy, fault, submit }
}

/** Signs in; gives the words of what stood in the way, or null when it worked. */
async function signIn(email: string, password: string): Promise<string | null> {
  if (!email.trim() || !password) return '이메일과 비밀번호를 입력해 주세요.'
  try {
    const answer = await signInOwner(email.trim(), password)
    return answer === 'owner' ? null : refusals[answer]
  } catch (error) {
    return errorMessage(error)
  }
}
