import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import type { Collection } from '@/posts/collections'
import { useIsTransitioning } from './useIsTransitioning'
import styles from './SharedElement.module.scss'

interface SharedElementProps {
  collection: Collection
  id: number
  className?: string | undefined
  children: ReactNode
}

/** Wraps the picture of a detail, the target of the transition from its card. */
export function SharedElement({ collection, id, className, children }: SharedElementProps) {
  const isTransitioning = useIsTransitioning(collection, id)
  return (
    <div
      className={classNames(styles.element, className)}
      data-shared-element={isTransitioning ? '' : undefined}
    >
      {children}
    </div>
  )
}
