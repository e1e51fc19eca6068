import { useEffect, useReducer, useState } from 'react'
import { logger } from '@/lib/logger'
import { loadMaterial, type Material } from './draw/material'
import type { ShareSubject } from './subject'

/** What a card is drawn from: null while it comes, `failed` when it did not; `retry` asks again. */
export function useMaterial(subject: ShareSubject) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 1)
  const [answer, setAnswer] = useState<{ attempt: number; material: Material | null } | null>(null)
  useEffect(() => {
    let current = true
    const load = async () => {
      const material = await loadMaterial(subject).catch((error: unknown) => {
        logger.warn('나눌 그림의 재료를 불러오지 못했습니다.', error)
        return null
      })
      if (current) setAnswer({ attempt, material })
    }
    void load()
    return () => {
      current = false
    }
  }, [subject, attempt])
  const answered = answer?.attempt === attempt
  const material = answered ? answer.material : null
  return { material, failed: answered && !material, retry }
}
