const WORKS = { pictures: '그림', comics: '만화', texts: '글', photos: '사진' }
const PARTICLES = { pictures: '은', comics: '는', texts: '은', photos: '은' }
type Work = keyof typeof WORKS

const said = (isAllowed: boolean) => (isAllowed ? '허용' : '거절')

/** The page of rights. */
export const rightsTexts = {
  headline: ['마음껏', '보셔도 됩니다.', '쓰실 때는'],
  ask: { before: '먼저 ', em: '물어', after: ' 주세요.' },
  readTerms: { before: '먼저 ', em: '조건을', after: ' 봐 주세요.' },
  lead: (kinds: readonly Work[]) => {
    const last = kinds.at(-1)
    const works = last ? kinds.map((kind) => WORKS[kind]).join(', ') + PARTICLES[last] : '작품은'
    return `이 사이트의 ${works} 모두 한 사람이 만들었습니다. 보고, 링크로 나누고, 출처를 적어 조금 인용하는 일은 묻지 않으셔도 됩니다.`
  },
  description: (line: string) => `${line} 적었습니다. 기계가 읽는 말도 함께 있습니다.`,
  permissions: '무엇을 해도 되나요',
  use: '하려는 일',
  answer: '답',
  answers: { yes: '됩니다', ask: '먼저 묻기', no: '안 됩니다' },
  /** The collections with other terms. */
  others: {
    favorites: '좋아하는 것들은 다릅니다',
    portfolio: '웹디자인은 다릅니다',
    episodes: '만화는 다릅니다',
    chapters: '소설은 다릅니다',
    fanart: '팬아트는 다릅니다',
    photos: '사진은 다릅니다',
  },
  training: '학습해도 됩니다',
  noTraining: '학습은 안 됩니다',
  contact: { before: '물으실 곳은 ', after: '입니다.' },
  inquiry: '문의',
  machines: '기계가 읽는 말',
  machinesText: '아래는 부탁이지 자물쇠가 아닙니다. 지키는 일은 읽는 쪽에 달려 있습니다.',
  signals: ({ search, input, train }: { search: boolean; input: boolean; train: boolean }) =>
    `검색 ${said(search)}, 답변 인용 ${said(input)}, 학습 ${said(train)}`,
  reservation: '1, 정책은 이 쪽입니다',
  pictureFiles: '그림 파일 안(XMP)',
  pictureFileTexts: (train: boolean) => `지은이, 권리, 이 쪽의 주소, 학습 ${said(train)}`,
  seal: '인지',
  author: '지은이',
  publisher: '펴낸 곳',
  firstYear: '처음 펴낸 해',
  rights: '권리',
}
