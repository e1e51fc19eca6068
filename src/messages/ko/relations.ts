import { formatNativeCount } from './grammar/formatNativeCount.ts'
import { joinNouns } from './grammar/josa.ts'

/** The world of a series: the map of its characters, and the shelf with what else there is of it. */
export const relations = {
  lead: '얼굴을 누르면 인물을, 선을 누르면 두 사람이 함께 나오는 장면을 펼칩니다.',
  known: '모두 아는 사이',
  unknown: '아직 모르는 사이',
  pair: (names: readonly string[]) => joinNouns(names),
  seePicture: (relation: string, pair: string, picture: string) =>
    `${relation}, ${pair}의 그림 ${picture} 보기`,
  shelf: '이 세계의 다른 곳',
  novel: (title: string) => `웹소설 「${title}」`,
  pictures: '갤러리 그림',
  fanart: '팬아트',
  gallery: '갤러리',
  galleryCount: (count: number) => formatNativeCount(count, '장'),
}
