import { joinNouns, objectParticle, subjectParticle } from '../grammar/josa.ts'

const fields = { title: '제목', name: '이름', body: '본문', cuts: '컷', image: '사진', alt: '대체 텍스트' }

type Field = keyof typeof fields

/** Words that several pages of the admin area have. */
export const desk = {
  loading: '불러오는 중…',
  cancel: '취소',
  leave: '나가기',
  saving: '저장하는 중…',
  searchTitles: '제목으로 찾기',
  sort: '정렬',
  status: { published: '게시됨', draft: '임시저장' },
  scheduled: (moment: string) => `예약 ${moment}`,
  willBePublished: (title: string, moment: string) =>
    `‘${title}’${objectParticle(title)} ${moment}에 게시합니다.`,
  /** The noun of a collection as the object of a sentence. */
  object: (noun: string) => noun + objectParticle(noun),
  newItem: '새로 올리기',
  newSerialItem: (noun: string) => `새 ${noun}`,
  /** The titles as the object of a sentence: the first one and the number of the others, with their counter word. */
  titles: (first: string, others: number, unit: string) =>
    others === 0
      ? `‘${first}’${objectParticle(first)}`
      : `‘${first}’ 외 ${others}${unit}${objectParticle(unit)}`,
  /** “제목과 사진”. */
  fields: (names: readonly Field[]) => joinNouns(names.map((name) => fields[name])),
  /** The fields as the subject of a sentence: “제목과 사진이”. */
  fieldsAsSubject: (names: readonly Field[]) => {
    const nouns = names.map((name) => fields[name])
    return `${joinNouns(nouns)}${subjectParticle(nouns.at(-1) ?? '')}`
  },
  fieldsNeeded: (subject: string) => `${subject} 있어야 게시할 수 있습니다.`,
}
