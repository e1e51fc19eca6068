import { useEffect, useSyncExternalStore } from 'react'
import { hostNotice } from '#messages/hostNotice'
import { watchHost } from '@/posts/read/hostRecovery'
import { PUBLIC_KEY, queryClient } from '@/posts/read/queryClient'
import styles from './LastBuildNotice.module.scss'

const cache = queryClient.getQueryCache()
const showsRows = () => cache.findAll({ queryKey: [PUBLIC_KEY], type: 'active' }).length > 0

interface Props {
  /** True in the readers, whose bars are at the bottom of the screen: the notice is at the end of the page then. */
  isBare: boolean
}

/** Notice on pages with posts that newer ones may be missing, because their host fails. Asks the host again until it is well. */
export default function LastBuildNotice({ isBare }: Props) {
  useEffect(watchHost, [])
  const isShown = useSyncExternalStore((onChange) => cache.subscribe(onChange), showsRows)
  if (!isShown) return null
  return (
    <div className={styles.place} data-bare={isBare}>
      <p className={styles.notice} role="status">
        {hostNotice.lastBuild}
      </p>
    </div>
  )
}
