import { NovelPage } from '@/features/series/novel/NovelPage'

/** The novel page at /novel/Tls. */
export default function Tls() {
  return <NovelPage novel="tls" />
}
