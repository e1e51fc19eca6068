import { useId, useState } from 'react'
import { Link } from 'react-router-data'
import { webtoonSeries } from '@/content/series'
import { adminPostPaths } from '../components/adminPostPaths'
import { Field } from '../editor/Field'
import type { ItemEditor } from '../editor/useItemEditor'
import styles from './EpisodeFields.module.scss'
import { lastSeries, refetchSeriesNumbers } from './seriesNumbers'
import type { Episode } from './useEpisode'

interface Props {
  editor: ItemEditor
  episode: Episode
}

/** Series, number and title of an episode. */
export function EpisodeFields({ editor, episode }: Props) {
  const { form } = editor
  const id = useId()
  const fault = form.faults['title']
  return (
    <div className={styles.fields}>
      <SeriesField editor={editor} episode={episode} />
      <NumberField editor={editor} episode={episode} />
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

function SeriesField({ editor, episode }: Props) {
  const id = useId()
  return (
    <Field id={id} label="시리즈">
      <select
        id={id}
        name="meta.series"
        value={episode.series}
        onChange={({ target }) => {
          episode.changeFields({ series: target.value })
          if (!editor.row) lastSeries.set(target.value)
        }}
      >
        {webtoonSeries.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** The number within the series. A number of another post is reported when the field is left. */
function NumberField({ editor, episode }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const owner = typed === null ? episode.numberOwner : undefined
  const fault = editor.form.faults['meta.number']
  const isInvalid = fault !== undefined || owner !== undefined
  return (
    <>
      <Field id={id} label="화" fault={fault}>
        <input
          id={id}
          name="meta.number"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={typed ?? episode.number ?? ''}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-${fault === undefined ? 'owner' : 'fault'}` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            // An empty field takes the next number again; other texts are reported when saving.
            episode.changeFields({ number: target.value === '' ? null : Number(target.value) })
          }}
          onBlur={() => {
            setTyped(null)
            void refetchSeriesNumbers(editor.collection, episode.series)
          }}
        />
      </Field>
      {owner && (
        <p id={`${id}-owner`} role="alert" className={styles.owner}>
          {owner.number}화는 ‘{owner.title}’의 번호입니다.{' '}
          <Link to={adminPostPaths(editor.collection, owner.id).editor} target="_blank">
            열기
          </Link>
        </p>
      )}
    </>
  )
}
