/** The dialog that makes a card of a passage or a photo. */
export const shareCard = {
  ground: '바탕',
  grounds: { night: '밤', paper: '종이', pink: '분홍', darkroom: '암실' },
  ratio: '비율',
  assetsFailed: '그림을 만들지 못했습니다.',
  drawFailed: '그림을 만들지 못했습니다. 다시 시도해 주세요.',
  savedInstead: '이 기기에서는 나눌 수 없어 그림으로 저장했습니다.',
  saved: '그림을 저장했습니다.',
  passage: { title: '이 문장 나누기', lead: '고른 문장이 한 장의 그림이 됩니다.' },
  photo: { title: '이 사진 나누기', lead: '이 사진이 한 장의 그림이 됩니다.' },
  share: '공유하기',
  save: '그림 저장',
}
