import type { Collection } from '@/posts/definition'
import { metaFields } from './metaFieldDefinitions'

const labels: Record<string, string> = {
  title: '제목',
  body: '본문',
  summary: '요약',
  status: '상태',
  published_at: '게시할 때',
  image: '이미지',
  alt: '대체 텍스트',
  'meta.share': '공유 정보',
}

/** Names of fields from the top of the form to its foot. */
export function inOrder(names: readonly string[]): string[] {
  const known = Object.keys(labels).filter((name) => names.includes(name))
  return [...known, ...names.filter((name) => !known.includes(name))]
}

/** What the form calls a field: `title`, `meta.year`. */
export function fieldLabel({ key }: Collection, name: string): string {
  return labels[name] ?? metaFields[key].find((field) => `meta.${field.name}` === name)?.label ?? name
}
