import type { Post } from '@/posts/post'
import { objectParticle } from '@/lib/korean/josa'
import { formatSeoulDateTime } from './seoulTime'

/** Returns a message like “‘유월의 옥상’을 11월 28일 오전 9:00에 게시합니다.” */
export function scheduledMessage({ title }: Pick<Post, 'title'>, moment: string): string {
  return `‘${title}’${objectParticle(title)} ${formatSeoulDateTime(moment)}에 게시합니다.`
}
