import { type ReactNode, useId } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router-data'
import { inquiries } from '#messages/admin/inquiries'
import { shell } from '#messages/admin/shell'
import { paths } from '@/config/paths'
import { takesInquiries } from '@/inquiries/intake'
import { type Collection, collections } from '@/posts/collections'
import { useAllCounts, useOwnerCounts } from '@/posts/owner/ownerQueries'
import { publicCollections } from '@/posts/publicCollections'
import { lazyOptionalPart } from '@/ui/lazyPart'
import { Logo } from '@/ui/Logo'
import { site } from '@content/site'
import { LogoutIcon, ServerIcon, SiteIcon } from '../components/icons'
import { openConnectForm } from '../connection/connection'
import { NewBadge } from '../inquiries/NewBadge'
import { useNewInquiries } from '../inquiries/useNewInquiries'
import { ConnectionLine } from './ConnectionChip'
import { LanguageChoice } from './LanguageChoice'
import { SessionClock } from './SessionClock'
import styles from './Sidebar.module.scss'

const commissions = publicCollections.find(({ key }) => key === collections.commissions.key)
const listed = publicCollections.filter(
  (collection) => collection.seriesField === null && collection !== commissions,
)
const serial = publicCollections.filter(({ seriesField }) => seriesField !== null)

const ReceivedLink = lazyOptionalPart('ReceivedLink', () => import('./ReceivedLink'))

interface Props {
  /** Called when a link is followed; closes the menu on phones. */
  onNavigate?: (() => void) | undefined
  /** False on phones, where the bar contains the chip. */
  withChip: boolean
}

/** Navigation of the admin: collections, serial works, inquiries, received photos, trash, server connection and log-out. */
export function Sidebar({ onNavigate, withChip }: Props) {
  return (
    <div className={styles.side}>
      <Link
        to={paths.admin.dashboard}
        className={styles.logo}
        aria-label={shell.home(site.name)}
        onClick={onNavigate}
      >
        <Logo />
      </Link>
      <nav aria-label={shell.menu}>
        <ul>
          {listed.map((collection) => (
            <CollectionLink key={collection.key} collection={collection} onNavigate={onNavigate} />
          ))}
        </ul>
        {serial.length > 0 && (
          <LinkGroup title={shell.serial}>
            {serial.map((collection) => (
              <CollectionLink key={collection.key} collection={collection} onNavigate={onNavigate} />
            ))}
          </LinkGroup>
        )}
        {takesInquiries && (
          <LinkGroup title={inquiries.group}>
            <InboxLink onNavigate={onNavigate} />
            {commissions && <CollectionLink collection={commissions} onNavigate={onNavigate} />}
          </LinkGroup>
        )}
        <ul className={styles.group}>
          <ReceivedLink onNavigate={onNavigate} />
          <TrashLink onNavigate={onNavigate} />
        </ul>
      </nav>
      <Foot onNavigate={onNavigate} withChip={withChip} />
    </div>
  )
}

/** Connection, language, and the ways out. */
function Foot({ onNavigate, withChip }: Props) {
  return (
    <div className={styles.foot}>
      {withChip ? (
        <ConnectionLine />
      ) : (
        <button type="button" className={styles.line} onClick={openConnectForm}>
          <ServerIcon /> {shell.server}
        </button>
      )}
      <LanguageChoice />
      <Link to={paths.home} className={styles.line} onClick={onNavigate}>
        <SiteIcon /> {shell.site}
      </Link>
      {/* A form navigation, so that the guard for unsaved work applies. */}
      <Form method="post" action={paths.admin.dashboard} onSubmit={() => onNavigate?.()}>
        <button type="submit" className={styles.line}>
          <LogoutIcon /> {shell.logOut}
        </button>
      </Form>
      <SessionClock />
    </div>
  )
}

/** Links under a heading. */
function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.group}>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

/** Link to the inbox with the number of new inquiries, or of all if none is new. */
function InboxLink({ onNavigate }: Pick<Props, 'onNavigate'>) {
  const found = useNewInquiries()
  const hasNew = found !== undefined && found.count > 0
  return (
    <li>
      <NavLink
        to={paths.admin.inquiries}
        className={styles.collection ?? ''}
        aria-label={hasNew ? inquiries.linkWithNew(found.count) : undefined}
        onClick={onNavigate}
      >
        {inquiries.title}
        {hasNew ? <NewBadge count={found.count} /> : <span aria-hidden="true">{found?.total ?? ''}</span>}
      </NavLink>
    </li>
  )
}

function CollectionLink({
  collection,
  onNavigate,
}: {
  collection: Collection
  onNavigate: Props['onNavigate']
}) {
  const { data } = useOwnerCounts(collection)
  const { pathname } = useLocation()
  const { adminListPath, uploadPath } = collection
  // The editor's path is not below the list's path.
  const isCurrent = [adminListPath, uploadPath].some((path) => `${pathname}/`.startsWith(`${path}/`))
  return (
    <li>
      <Link
        to={adminListPath}
        className={styles.collection}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onNavigate}
      >
        {collection.name}
        <span aria-hidden="true">{data?.total ?? ''}</span>
      </Link>
    </li>
  )
}

function TrashLink({ onNavigate }: { onNavigate: Props['onNavigate'] }) {
  const { data } = useAllCounts()
  const trashed = data && Object.values(data).reduce((sum, counts) => sum + (counts?.trashed ?? 0), 0)
  return (
    <li>
      <NavLink
        to={paths.admin.trash}
        className={styles.collection ?? ''}
        aria-label={trashed === undefined ? shell.trash : shell.trashCount(trashed)}
        onClick={onNavigate}
      >
        {shell.trash}
        <span data-count={trashed} />
      </NavLink>
    </li>
  )
}
