/** The connection to the server and its dialog. */
export const connection = {
  /** A session that could not be revoked on the server. */
  sessionExpires: '서버에 닿지 못했습니다. 서버의 세션은 서버가 정한 시간이 지나면 저절로 끝납니다.',
  title: '서버 연결',
  noServer: '이 사이트에는 연결할 서버가 없습니다. VITE_SUPABASE_URL을 설정하고 다시 빌드해 주세요.',
  address: '서버 주소',
  lead: '글과 사진을 보관하는 서버에 주인의 계정으로 연결합니다.',
  neededToSave: '저장하려면 연결이 필요합니다. 연결하면 하던 일을 이어서 마칩니다.',
  email: '이메일',
  password: '비밀번호',
  refusals: {
    empty: '이메일과 비밀번호를 입력해 주세요.',
    denied: '이메일이나 비밀번호가 올바르지 않습니다.',
    stranger: '이 계정은 사이트 주인의 계정이 아닙니다.',
  },
  connect: '연결',
  connected: '연결했습니다.',
  connectedLead: '이 브라우저는 주인의 계정으로 서버에 연결되어 있습니다.',
  disconnect: '연결 끊기',
  disconnected: '연결을 끊었습니다.',
  disconnectedHere: (reason: string) => `연결을 이 브라우저에서만 끊었습니다. ${reason}`,
}
