import { TIME_PASSED } from '@/posts/schedule'
import { DataError, type DataErrorKind } from '@/supabase/errors'

const messages: Record<DataErrorKind, string> = {
  offline: '서버에 닿지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.',
  timeout: '서버가 제때 응답하지 않았습니다. 잠시 후 다시 시도해 주세요.',
  aborted: '요청이 취소되었습니다.',
  denied: '서버가 이 일을 허락하지 않았습니다. 서버 연결을 확인해 주세요.',
  conflict: '다른 곳에서 먼저 바뀌었습니다. 새로 불러온 뒤 다시 시도해 주세요.',
  missing: '이미 지워진 글입니다.',
  tooLarge: '파일이 서버가 받는 크기보다 큽니다.',
  rejected: '서버가 이 내용을 받지 않았습니다.',
  past: TIME_PASSED,
  server: '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
  malformed: '서버의 답을 알아볼 수 없습니다.',
}

/** Returns a Korean message that says what went wrong and what to do. */
export function errorMessage(error: unknown): string {
  return error instanceof DataError
    ? messages[error.kind]
    : '알 수 없는 문제가 생겼습니다. 다시 시도해 주세요.'
}
