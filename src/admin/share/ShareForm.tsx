import { type FormEvent, useState, useEffect, useMemo } from 'react'
import { Link } from 'react-router-data'
import { share as words } from '#messages/admin/share'
import { createPostCard } from '@/cards/postCard'
import { env } from '@/config/env'
import { LOCALES } from '@/config/language'
import { DEFAULT_FOCUS } from '@/config/socialCard'
import { language } from '@/content/languages'
import type { Size } from '@/lib/image/cropping'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/owner/postDraft'
import { parseRichText } from '@/posts/parseRichText'
import { type Post, readSeriesNumber } from '@/posts/post'
import { linkPreview } from '@/posts/share'
import { createHead, type Head } from '@/ui/head'
import { site } from '@content/site'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { adminPostPaths } from '../components/adminPostPaths'
import { findAdminSeries } from '../components/adminSeries'
import { BottomBar } from '../components/BottomBar'
import { FocusPicture, formatPercent } from '../components/FocusPicture'
import { PageHeading } from '../components/PageHeading'
import { readShareDraft, withShare, type ShareDraft } from '../components/shareDraft'
import { EditorDialogs } from '../editor/EditorDialogs'
import { RestoreNotice } from '../editor/RestoreNotice'
import { useItemEditor, type EditedItem } from '../editor/useItemEditor'
import { CropDialog } from './CropDialog'
import { Previews } from './Previews'
import { SERVICES, previewStatus } from './services'
import { ShareField } from './ShareField'
import { SharePreviewContext, useSharePreview, type SharePreview } from './sharePreview'
import styles from './ShareForm.module.scss'

/** Returns the content of a meta tag, or an empty string. */
function metaContent({ tags }: Head, property: string): string {
  for (const { tag, attributes } of tags)
    if (tag === 'meta' && attributes.property === property) return attributes.content
  return ''
}

const identity = {
  name: site.name,
  description: site.description,
  locale: LOCALES[language],
  image: { src: '' },
  feeds: [],
}

/** Returns the title of a post's page: after series and number for a serial work. */
function pageTitle(collection: Collection, { title, meta }: PostDraft): string {
  const at = readSeriesNumber(collection, meta)
  if (!at) return title
  return `${findAdminSeries(collection, at.series).title} ${at.number}${collection.unit} ${title}`
}

/** Returns the size of a post's picture, or 3:2 if it is unknown. */
const pictureSize = ({ width, height }: Pick<Post, 'width' | 'height'>): Size =>
  width && height ? { width, height } : { width: 3, height: 2 }

/** Derives the preview data from the meta tags that the post's page will have. */
function usePreviewData(collection: Collection, row: Post, draft: PostDraft): SharePreview {
  return useMemo(() => {
    const path = collection.detailPath(row.id)
    const title = pageTitle(collection, draft)
    const home = env.siteUrl || window.location.origin
    const head = createHead(
      { path, ...linkPreview(collection, { ...draft, title }, parseRichText(draft.body)) },
      identity,
      home,
    )
    return {
      card: createPostCard(collection.key, { ...draft, id: row.id }),
      size: pictureSize(draft),
      title: metaContent(head, 'og:title'),
      pageTitle: head.title,
      description: metaContent(head, 'og:description'),
      host: new URL(home).host,
      breadcrumb: path.split('/').filter(Boolean).slice(0, -1).join(' › '),
    }
  }, [collection, draft, row.id])
}

/** Debounce after the last keystroke. */
const ANNOUNCE_DELAY_MS = 600

/** Live region that announces, debounced, in which services the title is cut. */
function Announcer() {
  const preview = useSharePreview()
  const [announced, setAnnounced] = useState('')
  const message = SERVICES.map((key) => ({
    name: words.previews.services[key].name,
    status: previewStatus(key, preview, preview.card.picture !== null),
  }))
    .filter(({ status }) => status.tone === 'cut')
    .map(({ name, status }) => words.previews.inService(name, status.message))
    .join(' ')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  )
}

const noop = () => undefined

/** Form for a post's share data with previews. Autosaves, saves and guards navigation like the editor. */
export function ShareForm(item: Omit<EditedItem, 'onCreated' | 'savedMessage'> & { row: Post }) {
  const editor = useItemEditor({ ...item, onCreated: noop, savedMessage: words.saved }, noop)
  const { collection, form, recovery, saving } = editor
  const { draft } = form
  const share = readShareDraft(draft.meta)
  const preview = usePreviewData(collection, item.row, draft)
  const [isCropping, setIsCropping] = useState(false)
  const inert = recovery.offers.length > 0
  const change = (changes: Partial<ShareDraft>) =>
    form.change({ meta: withShare(draft.meta, { ...share, ...changes }) })
  const reset = () => change({ title: '', description: '', focus: null })

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!inert) saving.submit(draft.status)
  }

  return (
    <SharePreviewContext value={preview}>
      <form noValidate onSubmit={submit}>
        <Heading collection={collection} id={item.row.id} title={draft.title} />
        <RestoreNotice recovery={recovery} updatedAt={item.row.updatedAt} />
        <div className={styles.columns} inert={inert}>
          <Fields share={share} title={draft.title} onChange={change} onEnlarge={() => setIsCropping(true)} />
          <Previews />
        </div>
        <BottomBar
          inert={inert}
          saving={saving.isSaving}
          note={words.note}
          failure={saving.failureMessage ?? Object.values(form.faults)[0] ?? null}
        >
          <AdminButton onClick={reset}>{words.reset}</AdminButton>
          <AdminButton look="filled" type="submit" aria-busy={saving.isSaving}>
            {words.save}
          </AdminButton>
        </BottomBar>
      </form>
      <Announcer />
      <CropDialog
        open={isCropping}
        focus={share.focus ?? DEFAULT_FOCUS}
        onApply={(next) => {
          change({ focus: next })
          setIsCropping(false)
        }}
        onClose={() => setIsCropping(false)}
      />
      <EditorDialogs editor={editor} />
    </SharePreviewContext>
  )
}

function Heading({ collection, id, title }: { collection: Collection; id: number; title: string }) {
  return (
    <PageHeading title={words.title} lead={`${collection.name} · ${title}`}>
      <Link to={adminPostPaths(collection, id).editor} className={adminButtonClass('ghost')}>
        {words.toEditor}
      </Link>
    </PageHeading>
  )
}

interface FieldsProps {
  share: ShareDraft
  /** Title of the post. */
  title: string
  onChange: (changes: Partial<ShareDraft>) => void
  onEnlarge: () => void
}

/** Fields for title, description and focal point of the link. */
function Fields({ share, title, onChange, onEnlarge }: FieldsProps) {
  const preview = useSharePreview()
  const focus = share.focus ?? DEFAULT_FOCUS
  return (
    <div className={styles.fields}>
      <ShareField
        name="title"
        value={share.title}
        fallback={title}
        onChange={(typed) => onChange({ title: typed })}
      />
      <ShareField
        name="description"
        value={share.description}
        fallback={share.description ? '' : preview.description}
        onChange={(description) => onChange({ description })}
      />
      <div className={styles.crop}>
        <h2>{words.crop.title}</h2>
        <p data-tabular="">{words.crop.focus(formatPercent(focus[0]), formatPercent(focus[1]))}</p>
        {preview.card.picture ? (
          <>
            <FocusPicture
              src={preview.card.picture.url}
              size={preview.size}
              focus={focus}
              onChange={(next) => onChange({ focus: next })}
            />
            <small>{words.crop.drag}</small>
            <button type="button" className={styles.larger} onClick={onEnlarge}>
              {words.crop.enlarge}
            </button>
          </>
        ) : (
          <p>{words.crop.noPicture}</p>
        )}
      </div>
    </div>
  )
}
