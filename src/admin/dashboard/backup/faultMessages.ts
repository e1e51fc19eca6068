import { DataError, type DataErrorKind } from '@/supabase/errors'
import { errorMessage } from '../../components/errorMessage'

/** Less came than there had been. */
const FEWER: readonly DataErrorKind[] = ['conflict', 'missing']

/** What stopped a backup, and what to do. */
export function faultWords(error: unknown): string {
  if (error instanceof DataError && FEWER.includes(error.kind))
    return '백업하는 동안 글이나 사진이 줄어 마치지 못했습니다. 다시 시도해 주세요.'
  if (error instanceof DataError) return `백업을 마치지 못했습니다. ${errorMessage(error)}`
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return '백업을 마치지 못했습니다. 이 기기에 자리가 모자랍니다.'
  if (error instanceof DOMException) return '백업을 쓰지 못했습니다. 다른 곳을 골라 다시 시도해 주세요.'
  return `백업을 마치지 못했습니다. ${errorMessage(error)}`
}
