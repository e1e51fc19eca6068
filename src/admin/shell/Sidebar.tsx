import { Form, Link, NavLink, useLocation } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { useAllCounts, useOwnerCounts } from '@/posts/ownerQueries'
import { collections } from '@/posts/registry'
import { paths } from '@/config/paths'
import { site } from '@/content/site'
import { lazyExtra } from '@/ui/lazyPart'
import { Logo } from '@/ui/Logo'
import { openConnectForm } from '../connection/connection'
import { LogoutIcon, ServerIcon, SiteIcon } from '../components/icons'
import { ConnectionChip } from './ConnectionChip'
import { SessionClock } from './SessionClock'
import styles from './Sidebar.module.scss'

const ReceivedLine = lazyExtra('ReceivedLine', () => import('./ReceivedLine'))

interface Props {
  /** A link was followed: on phones the menu closes. */
  onLeave?: (() => void) | undefined
  /** On phones the bar carries the chip. */
  withChip: boolean
}

/** The ink column: five collections, the trash, the server, the way out. */
export function Sidebar({ onLeave, withChip }: Props) {
  return (
    <div className={styles.side}>
      <Link
        to={paths.admin.dashboard}
        className={styles.logo}
        aria-label={`${site.name} 관리 첫 화면`}
        onClick={onLeave}
      >
        <Logo />
      </Link>
      <nav aria-label="관리 메뉴">
        <ul>
          {Object.values(collections).map((collection) => (
            <CollectionLink key={collection.key} collection={collection} onLeave={onLeave} />
          ))}
          <ReceivedLine onLeave={onLeave} />
          <TrashLink onLeave={onLeave} />
        </ul>
      </nav>
      <div className={styles.foot}>
        {withChip && <ConnectionChip />}
        <button type="button" className={styles.line} onClick={openConnectForm}>
          <ServerIcon /> 서버 연결
        </button>
        <Link to={paths.home} className={styles.line} onClick={onLeave}>
          <SiteIcon /> 사이트 보기
        </Link>
        {/* A navigation like every other, so that unsaved work is asked about. */}
        <Form method="post" action={paths.admin.dashboard} onSubmit={() => onLeave?.()}>
          <button type="submit" className={styles.line}>
            <LogoutIcon /> 로그아웃
          </button>
        </Form>
        <SessionClock />
      </div>
    </div>
  )
}

function CollectionLink({ collection, onLeave }: { collection: Collection; onLeave: Props['onLeave'] }) {
  const { data } = useOwnerCounts(collection)
  const { pathname } = useLocation()
  const { adminListPath, uploadPath } = collection
  // The editor's address is not below the list's.
  const isHere = [adminListPath, uploadPath].some((path) => `${pathname}/`.startsWith(`${path}/`))
  return (
    <li>
      <Link
        to={adminListPath}
        className={styles.collection}
        aria-current={isHere ? 'page' : undefined}
        onClick={onLeave}
      >
        {collection.name}
        <span aria-hidden="true">{data?.total ?? ''}</span>
      </Link>
    </li>
  )
}

function TrashLink({ onLeave }: { onLeave: Props['onLeave'] }) {
  const { data } = useAllCounts()
  const trashed = data && Object.values(data).reduce((sum, counts) => sum + (counts?.trashed ?? 0), 0)
  return (
    <li className={styles.apart}>
      <NavLink
        to={paths.admin.trash}
        className={styles.collection ?? ''}
        aria-label={trashed === undefined ? '휴지통' : `휴지통, ${trashed}편`}
        onClick={onLeave}
      >
        휴지통
        <span aria-hidden="true">{trashed ?? ''}</span>
      </NavLink>
    </li>
  )
}
