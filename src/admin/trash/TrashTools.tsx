import type { TrashQuery } from '@/posts/trashQuery'
import { FilterTools } from '../components/FilterTools'

interface Props {
  query: TrashQuery
  onChange: (change: Partial<TrashQuery>) => void
}

const kinds = [
  ['all', '전체'],
  ['photos', '사진'],
  ['portfolio', '작업'],
  ['fanart', '팬아트'],
  ['favorites', '물건'],
] as const

const sorts = [
  ['soonest', '곧 지워지는 순'],
  ['latest', '나중에 지운 순'],
] as const

/** What the trash shows and in which order. */
export function TrashTools({ query, onChange }: Props) {
  return (
    <FilterTools
      search={query.search}
      onSearch={(search) => onChange({ search })}
      legend="종류로 거르기"
      filters={kinds}
      filter={query.kind}
      onFilter={(kind) => onChange({ kind })}
      sorts={sorts}
      sort={query.sort}
      onSort={(sort) => onChange({ sort })}
    />
  )
}
