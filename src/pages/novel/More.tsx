import { lazy } from 'react'
import { MorePage } from '@/features/series/novel/MorePage'

const variants = {
  book: lazy(() => import('./more/Book')),
  contest: lazy(() => import('./more/Contest')),
  fantasy: lazy(() => import('./more/Fantasy')),
}

/** The page at /novel/More; each of its tabs has a page file of its own below `more/`. */
export default function More() {
  return <MorePage variants={variants} />
}
