import type { DeskOverview, NamedPost } from '@/posts/deskOverview'
import { collections } from '@/posts/registry'
import { topicParticle } from '@/lib/korean/josa'
import { daysBetween } from '../components/seoulTime'

const ordinals = ['첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** “세 번째”. */
const ordinal = (place: number) => `${ordinals[place - 1] ?? place} 번째`

const whereOf = ({ collection, title }: NamedPost) => `${collections[collection].name} ‘${title}’`

/** “빈 꽃병의 오후, 유월의 옥상, 저녁 보리 외 4장”. */
export function untoldMessage({ count, posts }: DeskOverview['untold']): string {
  const rest = count - posts.length
  return posts.map(({ title }) => title).join(', ') + (rest > 0 ? ` 외 ${rest}장` : '')
}

/** “고개를 넘는 불꽃은 19일째 기다리고 있습니다”. */
export function draftWords({ title, since }: DeskOverview['drafts']['posts'][number], now: string): string {
  const days = daysBetween(since, now)
  const waits = days === 0 ? '오늘까지 쓰고 있었습니다' : `${days}일째 기다리고 있습니다`
  return `${title}${topicParticle(title)} ${waits}`
}

/** “포트폴리오 ‘두바퀴상회’ 본문의 세 번째 그림”. */
export function pictureWords(post: DeskOverview['pictures']['posts'][number]): string {
  return `${whereOf(post)} ${post.place === 0 ? '대표 그림' : `본문의 ${ordinal(post.place)} 그림`}`
}

/** “포트폴리오 ‘두바퀴상회’ 본문의 ‘여기’”. */
export function linkWords(post: DeskOverview['links']['posts'][number]): string {
  return `${whereOf(post)} 본문의 ‘${post.words ?? ''}’`
}
