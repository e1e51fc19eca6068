import { type ReactNode, useSyncExternalStore } from 'react'
import type { Collection } from '@/collections/definition'
import { classNames } from '@/lib/classNames'
import { cardId } from '../postId'
import styles from './Grown.module.scss'
import { growingCard } from './growth'

interface GrownProps {
  collection: Collection
  id: number
  className?: string | undefined
  children: ReactNode
}

/** Whether this post's picture is growing out of its card just now. */
export function useGrowing(collection: Collection, id: number): boolean {
  const growing = useSyncExternalStore(growingCard.subscribe, growingCard.getState, () => null)
  return growing === cardId(collection, id)
}

/** The picture of a detail, into which the picture of its card grows. */
export function Grown({ collection, id, className, children }: GrownProps) {
  const grows = useGrowing(collection, id)
  return (
    <div className={classNames(styles.grown, className)} data-grown={grows ? '' : undefined}>
      {children}
    </div>
  )
}
