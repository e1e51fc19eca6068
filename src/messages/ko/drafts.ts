import { subjectParticle, topicParticle } from './grammar/josa.ts'

const format = (count: number) => count.toLocaleString('ko-KR')

/** Faults of a post that is edited, published or scheduled. */
export const drafts = {
  titleMissing: '제목을 입력해 주세요.',
  titleTooLong: (most: number) => `제목은 ${most}자까지 쓸 수 있습니다.`,
  /** The same of a kind of commission, whose fields have other names. */
  commission: {
    titleMissing: '이름을 적어 주세요.',
    titleTooLong: (most: number) => `이름은 ${most}자까지 쓸 수 있습니다.`,
    summaryTooLong: (most: number) => `설명은 ${most}자까지 쓸 수 있습니다.`,
  },
  altMissing: '대체 텍스트를 입력해 주세요. 사진을 보지 못하는 사람이 듣는 글입니다.',
  altTooLong: (most: number) => `대체 텍스트는 ${most}자까지 쓸 수 있습니다.`,
  summaryTooLong: (most: number) => `요약은 ${most}자까지 쓸 수 있습니다.`,
  pictureMissing: '사진을 올려 주세요.',
  cutsMissing: '컷을 올려 주세요.',
  bodyMissing: '본문을 적어 주세요.',
  seriesMissing: '작품을 골라 주세요.',
  numberMissing: '1부터 시작하는 정수를 적어 주세요.',
  tooManyCuts: (most: number) => `한 화에 컷은 ${format(most)}개까지 올릴 수 있습니다.`,
  tooManyEpisodes: (most: number) => `한 시리즈에는 ${format(most)}화까지 올릴 수 있습니다.`,
  tooManyLetters: (most: number) => `한 장은 공백을 빼고 ${format(most)}자까지 쓸 수 있습니다.`,
  /** `place` is “3화”. Without a title the other post is unknown. */
  numberTaken: (place: string, title: string | undefined) => {
    const owner = title === undefined ? '다른 글이' : `‘${title}’${subjectParticle(title)}`
    return `${place}${topicParticle(place)} 이미 ${owner} 쓰고 있습니다. 번호를 바꾼 뒤 다시 시도해 주세요.`
  },
  timeMissing: '게시할 날짜와 시각을 골라 주세요.',
  timePassed: '이미 지난 시각입니다. 다른 시각을 골라 주세요.',
  /** For posts that are not published yet. See `docs/decisions/018-pictures-before-publication.md`. */
  picturesByAddress:
    '게시하기 전에도 사진 주소를 아는 사람은 그 사진을 볼 수 있습니다. 주소는 추측할 수 없습니다. 게시하면 다음에 지은 사이트에 사본이 담기고, 휴지통에 넣으면 다시 지을 때 빠집니다.',
}
