import type { OwnerListQuery } from '@/posts/ownerQuery'
import { FilterTools } from '../components/FilterTools'

interface Props {
  query: OwnerListQuery
  onChange: (change: Partial<OwnerListQuery>) => void
}

const statuses = [
  ['all', '전체'],
  ['published', '게시됨'],
  ['scheduled', '예약됨'],
  ['draft', '임시저장'],
] as const

const sorts = [
  ['newest', '최신순'],
  ['oldest', '오래된순'],
  ['title', '제목순'],
  ['position', '직접 정한 순서'],
] as const

/** What the list shows and in which order. */
export function ListTools({ query, onChange }: Props) {
  return (
    <FilterTools
      search={query.search}
      onSearch={(search) => onChange({ search })}
      legend="상태로 거르기"
      filters={statuses}
      filter={query.status}
      onFilter={(status) => onChange({ status })}
      sorts={sorts}
      sort={query.sort}
      onSort={(sort) => onChange({ sort })}
    />
  )
}
