/** The page after a letter was sent, and the list of this browser's receipts. */
export const sentTexts = {
  title: '잘 받았습니다.',
  keepIt: {
    before: '답은 아래 주소에만 적어 둡니다. 메일은 보내지 않습니다. ',
    em: '잃어버린 주소는 다시 찾아 드릴 수 없으니',
    after: ' 지금 간직해 주세요.',
  },
  address: '접수증 주소',
  kept: '이 브라우저의 ‘내 문의’에도 적어 두었습니다.',
  notKept: '이 브라우저에는 적어 두지 못했습니다. 주소를 꼭 간직해 주세요.',
  open: '접수증 열기',
  addressee: '받는 사람',
  /** After the owner's name on an envelope. */
  toSuffix: '앞',
  mine: '내 문의',
  mineNote: '이 브라우저에만 적혀 있습니다. 목록에서 지워도 문의는 남습니다.',
  state: '상태 보기',
  stateAway: '지금은 읽을 수 없습니다',
  stateGone: '보관 기간이 지남',
  remove: '지우기',
  removed: '목록에서 지웠습니다.',
  undo: '되돌리기',
  /** On the blank stamps of inquiries without a kind of commission. */
  signs: { commission: '의', work: '외', use: '이', other: '밖' },
}
