/** The possibilities that are left while a project refuses every request. */
const kept = '글과 사진은 그대로 있고, 방문자는 마지막으로 만들어진 사이트를 봅니다.'

/** Failed requests, by the kind of the error. */
export const errors = {
  unknown: '알 수 없는 문제가 생겼습니다. 다시 시도해 주세요.',
  kinds: {
    offline: '서버에 닿지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.',
    timeout: '서버가 제때 응답하지 않았습니다. 잠시 후 다시 시도해 주세요.',
    aborted: '요청이 취소되었습니다.',
    denied: '서버가 이 일을 허락하지 않았습니다. 서버 연결을 확인해 주세요.',
    conflict: '다른 곳에서 먼저 바뀌었습니다. 새로 불러온 뒤 다시 시도해 주세요.',
    missing: '이미 지워진 글입니다.',
    tooLarge: '파일이 서버가 받는 크기보다 큽니다.',
    rejected: '서버가 이 내용을 받지 않았습니다.',
    server: '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.',
    // https://supabase.com/docs/guides/platform/free-project-pausing
    paused: `Supabase 프로젝트가 멈춰 있습니다. 무료 요금제는 1주일 동안 거의 쓰지 않으면 멈춥니다. 멈춘 지 1년이 되기 전에 Supabase 대시보드에서 프로젝트를 열고 Resume project를 눌러 주세요. ${kept}`,
    malformed: '서버의 답을 알아볼 수 없습니다.',
  },
  /** Further advice for the owner of a hosted project. */
  hints: {
    offline: '다른 사이트가 열린다면 Supabase 프로젝트가 멈춰 있는지 Supabase 대시보드에서 확인해 주세요.',
    timeout: '계속되면 Supabase의 상태를 status.supabase.com에서 확인해 주세요.',
    server: '계속되면 Supabase의 상태를 status.supabase.com에서 확인해 주세요.',
    malformed:
      'Supabase가 아닌 웹 페이지가 답했다면 Supabase 대시보드에서 프로젝트가 켜져 있는지 확인해 주세요.',
  },
  quotas: {
    egress: { cause: '전송량 한도를 넘어', remedy: '다음 결제 주기가 되거나 요금제를 올리면 풀립니다.' },
    storage: {
      cause: '저장 공간 한도를 넘어',
      remedy: 'Supabase의 Storage에서 쓰지 않는 파일을 지우거나 요금제를 올리면 풀립니다.',
    },
    database: {
      cause: '데이터베이스 크기 한도를 넘어',
      remedy: '데이터베이스를 줄이거나 요금제를 올리면 풀립니다.',
    },
    payment: { cause: '요금이 밀려', remedy: '밀린 요금을 내면 풀립니다.' },
    unknown: {
      cause: '요금제의 한도를 넘어',
      remedy: 'Supabase의 Usage에서 무엇이 넘었는지 확인해 주세요.',
    },
  },
  quotaExceeded: (quotas: readonly { cause: string; remedy: string }[]) =>
    `${quotas.map(({ cause }) => cause).join(', ')} Supabase가 이 사이트의 모든 요청을 거절하고 있습니다. ${quotas.map(({ remedy }) => remedy).join(' ')} ${kept}`,
  throttled: '짧은 시간에 요청이 너무 많아 서버가 잠시 받지 않습니다. 5분쯤 뒤에 다시 시도해 주세요.',
  throttledSeconds: (seconds: number) =>
    `짧은 시간에 요청이 너무 많아 서버가 잠시 받지 않습니다. ${seconds}초 뒤에 다시 시도해 주세요.`,
  throttledMinutes: (minutes: number) =>
    `짧은 시간에 요청이 너무 많아 서버가 잠시 받지 않습니다. ${minutes}분 뒤에 다시 시도해 주세요.`,
}
