/** The pages that open without a network, beside a failed page. */
export const offlinePages = {
  offline: '지금은 인터넷에 연결되어 있지 않습니다.',
  name: '연결 없이 열리는 페이지',
  lead: '다녀간 페이지는 연결 없이도 열립니다.',
}
