import type { ReactNode } from 'react'
import type { Collection } from '@/posts/definition'
import { classNames } from '@/lib/classNames'
import styles from './SharedElement.module.scss'
import { useIsTransitioning } from './useIsTransitioning'

interface SharedElementProps {
  collection: Collection
  id: number
  className?: string | undefined
  children: ReactNode
}

/** The picture of a detail, into which the picture of its card grows. */
export function SharedElement({ collection, id, className, children }: SharedElementProps) {
  const transitioning = useIsTransitioning(collection, id)
  return (
    <div
      className={classNames(styles.element, className)}
      data-shared-element={transitioning ? '' : undefined}
    >
      {children}
    </div>
  )
}
