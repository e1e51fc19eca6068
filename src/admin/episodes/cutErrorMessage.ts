import { topicParticle } from '@/lib/korean/josa'
import { DataError } from '@/supabase/errors'
import { errorMessage } from '../components/errorMessage'
import type { ImageError } from '../upload/imageError'

const INSUFFICIENT_STORAGE = 507

/** The file of a cut is neither in this browser nor in storage. */
export class LostFileError extends Error {
  override readonly name = 'LostFileError'
}

function reason(error: unknown): string {
  if (error instanceof LostFileError) return '이 기기에 파일이 남아 있지 않습니다. 바꾸기로 다시 골라 주세요.'
  if (!(error instanceof DataError)) return errorMessage(error)
  if (error.status === INSUFFICIENT_STORAGE) return '서버의 저장 공간이 가득 찼습니다.'
  switch (error.kind) {
    case 'offline':
      return '연결이 끊겼습니다.'
    case 'timeout':
      return '서버가 제때 응답하지 않았습니다.'
    case 'denied':
      return error.status === 401
        ? '서버의 로그인이 끝났습니다. 다시 시도를 눌러 서버에 연결해 주세요.'
        : '서버가 허락하지 않았습니다. 서버 연결을 확인해 주세요.'
    case 'conflict':
      return '서버에 같은 이름의 파일이 있습니다. 다시 시도해 주세요.'
    case 'tooLarge':
      return '파일이 서버가 받는 크기보다 큽니다. 그림을 줄여 바꿔 주세요.'
    default:
      return errorMessage(error)
  }
}

/** Returns why a cut could not be uploaded, for the line beside it. */
export function cutErrorMessage(error: unknown): string {
  return `올리지 못했습니다. ${reason(error)}`
}

/** Returns why a file did not become a cut. */
export function refusalMessage(name: string, error: ImageError): string {
  if (error.kind !== 'height' || error.height === undefined) return `${name}: ${error.message}`
  return `${error.message} ${name}${topicParticle(name)} ${error.height.toLocaleString('ko-KR')}px입니다.`
}
