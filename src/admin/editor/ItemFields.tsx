import { LONGEST_SUMMARY } from '@/config/constants'
import { nounsOf } from '../components/collectionNouns'
import { pathsOfPost } from '../components/pathsOfPost'
import { PublishCard } from '../schedule/PublishCard'
import { BodyField } from './BodyField'
import { DraftField } from './DraftField'
import { MetaFields } from './MetaFields'
import { unreadNames } from './metaTexts'
import { PictureCard } from './PictureCard'
import { StatusField } from './StatusField'
import type { ItemEditor } from './useItemEditor'

/** What is written about an item. `status` tells how well it is kept. */
export function TextFields({ editor, status }: { editor: ItemEditor; status: string }) {
  const { collection, form } = editor
  const { draft, change } = form
  return (
    <>
      <DraftField form={form} name="title" label="제목" placeholder="제목을 입력하세요" />
      <BodyField
        key={form.bodies}
        initial={draft.body}
        placeholder={`이 ${nounsOf(collection).noun}에 대해 적어 보세요. 비워 두어도 괜찮습니다.`}
        onChange={(body) => change({ body })}
        status={status}
      />
      <DraftField
        form={form}
        name="summary"
        label="요약"
        hint={`${Array.from(draft.summary ?? '').length} / ${LONGEST_SUMMARY}`}
        rows={3}
      />
      <StatusField status={draft.status} onChange={(next) => change({ status: next })} />
    </>
  )
}

/** When an item is to be seen, its picture, the words for it, and what only its collection has. */
export function PictureFields({ editor: { collection, row, form, picture, exif } }: { editor: ItemEditor }) {
  return (
    <>
      <PublishCard
        key={form.bodies}
        moment={form.draft.published_at}
        fault={form.faults['published_at']}
        onChange={(moment) => form.change({ published_at: moment })}
      />
      <PictureCard
        noun={collection.camera ? '사진' : '그림'}
        draft={form.draft}
        picture={picture}
        fault={form.faults['image']}
        share={row && pathsOfPost(collection, row.id).share}
      />
      <DraftField form={form} name="alt" label="대체 텍스트" hint="보지 못하는 사람이 듣는 글" rows={2} />
      <MetaFields
        collection={collection}
        texts={form.texts}
        faults={form.faults}
        unread={unreadNames(collection, form.base.draft.meta)}
        exif={exif}
        onChange={form.changeMeta}
      />
    </>
  )
}
