import { useId, useState } from 'react'
import { Link } from 'react-router-data'
import { topicParticle } from '@/lib/korean/josa'
import { adminPostPaths } from '../components/adminPostPaths'
import { adminSeries, findAdminSeries } from '../components/adminSeries'
import { SeriesMark } from '../components/SeriesChip'
import { Field } from '../editor/Field'
import { fieldLabel } from '../editor/formFields'
import type { ItemEditor } from '../editor/useItemEditor'
import styles from './SerialFields.module.scss'
import { refetchSeriesNumbers } from './seriesNumbers'
import type { SerialWork } from './useSerialWork'

interface Props {
  editor: ItemEditor
  work: SerialWork
}

/** Series or novel, number and title of an episode or a chapter. */
export function SerialFields(props: Props) {
  return (
    <div className={styles.fields}>
      <SeriesField {...props} />
      <NumberField {...props} />
      <TitleField editor={props.editor} />
    </div>
  )
}

function SeriesField({ editor: { collection }, work: { series, chooseSeries } }: Props) {
  const id = useId()
  const name = `meta.${collection.seriesField ?? 'series'}`
  return (
    <Field id={id} label={fieldLabel(collection, name)} className={styles.series}>
      <SeriesMark color={findAdminSeries(collection, series).color} />
      <select id={id} name={name} value={series} onChange={({ target }) => chooseSeries(target.value)}>
        {adminSeries(collection).map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** The number within the series. A number of another post is reported when the field is left. */
function NumberField({ editor: { collection, form }, work }: Props) {
  const { series, number, numberOwner, changeFields } = work
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const unit = fieldLabel(collection, 'meta.number')
  const owner = typed === null ? numberOwner : undefined
  const fault = form.faults['meta.number']
  const isInvalid = owner !== undefined || fault !== undefined
  return (
    <>
      <Field id={id} label={unit} fault={owner ? undefined : fault}>
        <input
          id={id}
          name="meta.number"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={typed ?? number ?? ''}
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-${owner ? 'owner' : 'fault'}` : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            // An empty field takes the next number again; other texts are reported when saving.
            changeFields({ number: target.value === '' ? null : Number(target.value) })
          }}
          onBlur={() => {
            setTyped(null)
            void refetchSeriesNumbers(collection, series)
          }}
        />
      </Field>
      {owner && (
        <p id={`${id}-owner`} role="alert" className={styles.owner}>
          {owner.number}
          {unit}
          {topicParticle(unit)} ‘{owner.title}’의 번호입니다.{' '}
          <Link to={adminPostPaths(collection, owner.id).editor} target="_blank">
            열기
          </Link>
        </p>
      )}
    </>
  )
}

function TitleField({ editor: { form } }: Pick<Props, 'editor'>) {
  const id = useId()
  const fault = form.faults['title']
  return (
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
  )
}
