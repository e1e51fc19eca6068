import { useId, useState } from 'react'
import { Link } from 'react-router-data'
import { adminPostPaths } from '../components/adminPostPaths'
import { deskSeries, findDeskSeries } from '../components/deskSeries'
import { SeriesMark } from '../components/SeriesChip'
import { Field } from '../editor/Field'
import type { ItemEditor } from '../editor/useItemEditor'
import { refetchSeriesNumbers } from '../episodes/seriesNumbers'
import styles from './ChapterForm.module.scss'
import { rememberNovel } from './chapterMeta'
import type { Chapter } from './useChapter'

interface Props {
  editor: ItemEditor
  chapter: Chapter
}

/** Novel, number and title of a chapter. */
export function ChapterFields({ editor, chapter }: Props) {
  const { form } = editor
  const id = useId()
  const fault = form.faults['title']
  return (
    <div className={styles.fields}>
      <NovelField editor={editor} chapter={chapter} />
      <NumberField editor={editor} chapter={chapter} />
      <Field id={id} label="제목" fault={fault} className={styles.title}>
        <input
          id={id}
          name="title"
          value={form.draft.title}
          placeholder="제목을 입력하세요"
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={({ target }) => form.change({ title: target.value })}
        />
      </Field>
    </div>
  )
}

function NovelField({ editor: { collection, row }, chapter }: Props) {
  const id = useId()
  const { color } = findDeskSeries(collection, chapter.novel)
  return (
    <Field id={id} label="작품" className={styles.novel}>
      <SeriesMark color={color} />
      <select
        id={id}
        name="meta.novel"
        value={chapter.novel}
        onChange={({ target }) => {
          // A new chapter takes the next number of the novel.
          chapter.changeFields(row ? { novel: target.value } : { novel: target.value, number: null })
          if (!row) rememberNovel(target.value)
        }}
      >
        {deskSeries(collection).map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** The number within the novel. A number of another post is reported when the field is left. */
function NumberField({ editor: { collection, form }, chapter }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const owner = typed === null ? chapter.numberOwner : undefined
  const fault = form.faults['meta.number']
  const isInvalid = owner !== undefined || fault !== undefined
  return (
    <>
      <Field id={id} label="장" fault={owner ? undefined : fault}>
        <input
          id={id}
          name="meta.number"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={typed ?? chapter.number ?? ''}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-${owner ? 'owner' : 'fault'}` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            // An empty field takes the next number again.
            chapter.changeFields({ number: target.value === '' ? null : Number(target.value) })
          }}
          onBlur={() => {
            setTyped(null)
            void refetchSeriesNumbers(collection, chapter.novel)
          }}
        />
      </Field>
      {owner && (
        <p id={`${id}-owner`} role="alert" className={styles.owner}>
          {owner.number}장은 ‘{owner.title}’의 번호입니다.{' '}
          <Link to={adminPostPaths(collection, owner.id).editor} target="_blank">
            열기
          </Link>
        </p>
      )}
    </>
  )
}
