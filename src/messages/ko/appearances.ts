import { formatNativeCount } from './grammar/formatNativeCount.ts'
import { subjectParticle } from './grammar/josa.ts'

/** The places where a character appears, in the character's modal. */
export const appearances = {
  /** `name` is hidden from screen readers, because the modal's heading already contains it. */
  heading: (name: string) => ({ name: `${name}${subjectParticle(name)} `, text: '나오는 곳' }),
  count: (count: number) => formatNativeCount(count, '곳'),
  passages: '본문',
  episodes: '회차',
  pictures: '갤러리 그림',
  fanart: '팬아트',
  year: (year: number) => `${year}년`,
  showAll: '모두 보기',
}
