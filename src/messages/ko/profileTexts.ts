/** The profile. */
export const profileTexts = {
  pageTitle: '작가 소개',
  crafts: '하는 일',
  timeline: '지나온 쪽수',
  tools: '손에 익은 도구',
  contact: '편지 보낼 곳',
}
