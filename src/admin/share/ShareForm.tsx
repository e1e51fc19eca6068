import { type FormEvent, useState, useEffect, useMemo } from 'react'
import { Link } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { CARD_FOCUS } from '@/config/socialCard'
import { EditorDialogs } from '../editor/EditorDialogs'
import { RestoreNotice } from '../editor/RestoreNotice'
import { useItemEditor, type EditedItem } from '../editor/useItemEditor'
import { BottomBar } from '../components/BottomBar'
import { Button, buttonClass } from '../components/Button'
import { PageHeading } from '../components/PageHeading'
import { pathsOfPost } from '../components/pathsOfPost'
import { CropDialog } from './CropDialog'
import { FocusPicture, percent } from './FocusPicture'
import { Previews } from './Previews'
import { ShareField } from './ShareFields'
import styles from './ShareForm.module.scss'
import { SharedContext, useShared, type Shared } from './shared'
import { shareDraftOf, withShare, type ShareDraft } from './shareDraft'
import { SERVICES, verdictOf } from './services'
import type { PostDraft } from '@/posts/postDraft'
import { parseRichText } from '@/posts/richText'
import { sharedWords } from '@/posts/sharedWords'
import { env } from '@/config/env'
import { site } from '@/content/site'
import { imageUrl } from '@/supabase/storageUrls'
import { headOf, type Head } from '@/ui/head'
import { pictureSize } from './cardLayout'

/** What a page's head says in a tag. */
function said({ tags }: Head, property: string): string {
  for (const { tag, attributes } of tags)
    if (tag === 'meta' && attributes.property === property) return attributes.content
  return ''
}

const identity = {
  name: site.name,
  description: site.description,
  locale: site.locale,
  image: { src: '' },
  feeds: [],
}

/** How the link to a post looks, from the very tags that its page will have. */
function useSharedLink(collection: Collection, row: Post, draft: PostDraft): Shared {
  return useMemo(() => {
    const path = collection.detailPath(row.id)
    const home = env.siteUrl || window.location.origin
    const head = headOf(
      { path, ...sharedWords(collection, draft, parseRichText(draft.body)) },
      identity,
      home,
    )
    const meta = new Map<string, unknown>(Object.entries(draft.meta))
    const fact = (name: string, text: (value: string) => string) => {
      const value = meta.get(name)
      return typeof value === 'string' || typeof value === 'number' ? text(String(value)) : ''
    }
    const exposure = [
      fact('focalLength', (value) => `${value}mm`),
      fact('aperture', (value) => `f/${value}`),
      fact('shutter', (value) => `${value}초`),
    ]
    return {
      collection,
      draft,
      picture: imageUrl(draft.image) ?? imageUrl(draft.thumbnail),
      size: pictureSize(draft),
      focus: shareDraftOf(draft.meta).focus,
      facts: [collection.camera ?? '', ...exposure].filter(Boolean).join('  '),
      title: said(head, 'og:title'),
      pageTitle: head.title,
      description: said(head, 'og:description'),
      host: new URL(home).host,
      trail: path.split('/').filter(Boolean).slice(0, -1).join(' › '),
    }
  }, [collection, draft, row.id])
}

/** After the last key, ms. */
const PAUSE_MS = 600

/** Tells once, after a pause in typing, where the title is cut. */
function Announcer() {
  const shared = useShared()
  const [told, setTold] = useState('')
  const now = SERVICES.map(({ key, name }) => ({
    name,
    verdict: verdictOf(key, shared, shared.picture !== null),
  }))
    .filter(({ verdict }) => verdict.tone === 'cut')
    .map(({ name, verdict }) => `${name}: ${verdict.words}.`)
    .join(' ')
  useEffect(() => {
    const timer = setTimeout(() => setTold(now), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [now])
  return (
    <p className="visually-hidden" aria-live="polite">
      {told}
    </p>
  )
}

const SAVED = '공유 정보를 저장했습니다.'
const nobody = () => undefined

/** How a post's link looks, and what can be changed of it; kept, saved and left as in the editor. */
export function ShareForm(item: Omit<EditedItem, 'onCreated' | 'saved'> & { row: Post }) {
  const editor = useItemEditor({ ...item, onCreated: nobody, saved: SAVED }, nobody)
  const { collection, form, earlier, saving } = editor
  const { draft } = form
  const share = shareDraftOf(draft.meta)
  const shared = useSharedLink(collection, item.row, draft)
  const [cropping, setCropping] = useState(false)
  const inert = earlier.offers.length > 0
  const change = (changes: Partial<ShareDraft>) =>
    form.change({ meta: withShare(draft.meta, { ...share, ...changes }) })
  const focus = share.focus ?? CARD_FOCUS

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!inert) saving.submit(draft.status)
  }

  return (
    <SharedContext value={shared}>
      <form noValidate onSubmit={submit}>
        <Heading collection={collection} id={item.row.id} title={draft.title} />
        <RestoreNotice earlier={earlier} updatedAt={item.row.updatedAt} />
        <div className={styles.columns} inert={inert}>
          <Fields share={share} title={draft.title} onChange={change} onEnlarge={() => setCropping(true)} />
          <Previews />
        </div>
        <BottomBar
          inert={inert}
          saving={saving.saving}
          note="저장하면 공유 그림을 새로 그립니다. 이미 퍼진 링크는 앱이 다시 읽을 때 바뀝니다."
          failure={saving.failure ?? Object.values(form.faults)[0] ?? null}
        >
          <Button onClick={() => change({ title: '', description: '', focus: null })}>기본값으로</Button>
          <Button look="filled" type="submit" aria-busy={saving.saving}>
            저장하기
          </Button>
        </BottomBar>
      </form>
      <Announcer />
      <CropDialog
        open={cropping}
        focus={focus}
        onApply={(next) => {
          change({ focus: next })
          setCropping(false)
        }}
        onClose={() => setCropping(false)}
      />
      <EditorDialogs editor={editor} />
    </SharedContext>
  )
}

function Heading({ collection, id, title }: { collection: Collection; id: number; title: string }) {
  return (
    <PageHeading title="공유 미리보기" lead={`${collection.name} · ${title}`}>
      <Link to={pathsOfPost(collection, id).editor} className={buttonClass('ghost')}>
        수정으로 돌아가기
      </Link>
    </PageHeading>
  )
}

interface FieldsProps {
  share: ShareDraft
  /** The post's own title. */
  title: string
  onChange: (changes: Partial<ShareDraft>) => void
  onEnlarge: () => void
}

/** What can be changed of the link: its words, and what its picture keeps. */
function Fields({ share, title, onChange, onEnlarge }: FieldsProps) {
  const shared = useShared()
  const focus = share.focus ?? CARD_FOCUS
  return (
    <div className={styles.fields}>
      <ShareField
        label="공유 제목"
        name="title"
        value={share.title}
        instead={title}
        onChange={(typed) => onChange({ title: typed })}
      />
      <ShareField
        label="공유 설명"
        name="description"
        value={share.description}
        instead={share.description ? '' : shared.description}
        onChange={(description) => onChange({ description })}
      />
      <div className={styles.crop}>
        <h2>그림 자르기</h2>
        <p data-tabular="">
          초점 가로 {percent(focus[0])} · 세로 {percent(focus[1])}
        </p>
        {shared.picture ? (
          <>
            <FocusPicture
              src={shared.picture}
              size={shared.size}
              focus={focus}
              onChange={(next) => onChange({ focus: next })}
            />
            <small>흰 점을 끌어 초점을 옮기세요.</small>
            <button type="button" className={styles.larger} onClick={onEnlarge}>
              크게 자르기
            </button>
          </>
        ) : (
          <p>그림이 없습니다. 수정 화면에서 올려 주세요.</p>
        )}
      </div>
    </div>
  )
}
