/** Names of the collections, of one post, and of its counter. `numbered` is the place in a series or novel. */
export const collections = {
  favorites: { name: '좋아하는 것들', noun: '물건', unit: '개' },
  portfolio: { name: '포트폴리오', noun: '작업', unit: '건' },
  fanart: { name: '팬아트', noun: '팬아트', unit: '점' },
  episodes: { name: '회차', noun: '회차', unit: '화', numbered: (number: number) => `${number}화` },
  chapters: { name: '소설', noun: '장', unit: '장', numbered: (number: number) => `${number}장` },
  commissions: { name: '의뢰 종류', noun: '의뢰 종류', unit: '가지' },
  photos: { noun: '사진', unit: '장' },
}
