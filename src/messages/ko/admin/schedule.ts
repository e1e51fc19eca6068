/** Publishing now or at a later time. */
export const schedule = {
  title: '게시',
  now: '지금',
  later: '예약',
  change: '바꾸기',
  date: '날짜',
  time: '시각',
  zone: '시간대 Asia/Seoul · 서울 (UTC+9)',
  summary: (moment: string, remaining: string) => `${moment}에 게시합니다. 지금부터 ${remaining} 뒤입니다.`,
  onDevice: (moment: string) => `이 기기의 시각으로는 ${moment}입니다.`,
  hiddenUntilThen: '그때까지 사이트에는 보이지 않습니다.',
  scheduled: (title: string) => `‘${title}’. 그때까지 사이트에는 보이지 않습니다.`,
  reschedule: '예약 바꾸기',
  unschedule: '예약 취소',
  publishNow: '지금 게시하기',
}
