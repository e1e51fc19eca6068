const TIMES = { photo: '사진을', night: '밤을', morning: '아침을', day: '낮을', evening: '저녁을' }

/** The camera settings of a photo as a card. */
export const recipeTexts = {
  title: { before: '이 색을', after: '만든 설정' },
  lead: (time: keyof typeof TIMES) =>
    `카메라의 사용자 설정에 그대로 옮기면 같은 색의 ${TIMES[time]} 찍을 수 있습니다.`,
  save: '카드 저장',
  copy: '글로 복사',
  hint: '1080 × 1350 PNG로 저장합니다.',
  same: '같은 설정으로 찍은 사진',
  card: (photo: string) => `${photo}의 설정 카드`,
  simulation: '필름 시뮬레이션',
  whiteBalance: '화이트 밸런스',
  exposure: '노출 보정',
  minus: '마이너스 ',
  plus: '플러스 ',
  copied: '글로 복사했습니다.',
  notCopied: '복사하지 못했습니다. 다시 시도해 주세요.',
  saved: '카드를 저장했습니다.',
  saveFailed: '저장하지 못했습니다.',
  notSaved: '저장하지 못했습니다. 다시 시도해 주세요.',
}
