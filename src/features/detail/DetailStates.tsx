import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { common } from '#messages/common'
import { detailTexts } from '#messages/detailTexts'
import { paths } from '@/config/paths'
import { focusHeading } from '@/lib/browser/focusHeading'
import type { ListedCollection } from '@/posts/collections'
import { Button, ButtonLink } from '@/ui/Button'
import { ErrorView } from '@/ui/ErrorView'
import { ArrowIcon } from '@/ui/icons'
import { LazyOfflinePages } from '@/ui/LazyOfflinePages'
import { PageHead } from '@/ui/PageHead'
import type { Detail } from './useDetail'
import styles from './DetailStates.module.scss'

interface DetailStatesProps {
  /** The name of the list, and where it is. */
  collection: Pick<ListedCollection, 'name' | 'listPath'>
  detail: Detail
  /** The post as `detailTexts.notFound` and `detailTexts.failed` name it. */
  label: string
  /** Placeholder with the layout of the loaded page. */
  skeleton: ReactNode
}

/** The detail page without a post: loading, not found or failed. */
export function DetailStates({ collection, detail, label, skeleton }: DetailStatesProps) {
  if (detail.state === 'loading')
    return (
      <div data-detail-state="loading">
        <LoadingHeading>{collection.name}</LoadingHeading>
        <p className="visually-hidden" role="status">
          {common.loading}
        </p>
        {skeleton}
      </div>
    )
  if (detail.state === 'missing') return <MissingPost collection={collection} label={label} />
  if (detail.state === 'failed')
    return <FailedPost collection={collection} label={label} retry={detail.retry} />
  return null
}

/** The heading while the post is loading. If it has the focus when the post arrives, the post's heading takes it. */
function LoadingHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = heading.current
    return () => {
      if (document.activeElement === element) queueMicrotask(() => focusHeading())
    }
  }, [])
  return (
    <h1 ref={heading} className="visually-hidden">
      {children}
    </h1>
  )
}

type StateProps = Pick<DetailStatesProps, 'collection' | 'label'>

/** Shown for an unknown id, a malformed id and a draft. */
function MissingPost({ collection, label }: StateProps) {
  const [subject, predicate] = detailTexts.notFound(label)
  return (
    <section className={styles.missing} data-detail-state="missing">
      <PageHead title={detailTexts.notFoundTitle} path={collection.listPath} noindex />
      <svg className={styles.sheet} viewBox="0 0 300 400" aria-hidden="true" focusable="false">
        <path d="M1 1h242l56 56v342H1Z" fill="var(--surface)" />
        <path d="M1 1h242l56 56v342H1ZM243 1v56h56" fill="none" stroke="var(--muted)" strokeWidth="1.5" />
      </svg>
      <div>
        <h1>
          {subject} <br />
          {predicate}
        </h1>
        <p>{detailTexts.notFoundText}</p>
        <div className={styles.actions}>
          <ButtonLink variant="filled" to={collection.listPath} icon={<ArrowIcon />}>
            {detailTexts.toList}
          </ButtonLink>
          <ButtonLink to={paths.home}>{common.home}</ButtonLink>
        </div>
      </div>
    </section>
  )
}

function FailedPost({ collection, label, retry }: StateProps & { retry: () => void }) {
  const actions = (
    <>
      <Button variant="filled" onClick={retry}>
        {common.retry}
      </Button>
      <ButtonLink to={collection.listPath} icon={<ArrowIcon />}>
        {detailTexts.toList}
      </ButtonLink>
    </>
  )
  return (
    <div data-detail-state="failed">
      <PageHead title={collection.name} path={collection.listPath} noindex />
      <ErrorView actions={actions} below={<LazyOfflinePages />}>
        {detailTexts.failed(label)}
      </ErrorView>
    </div>
  )
}
