import { useId, useState } from 'react'
import { Link } from 'react-router-data'
import { serial } from '#messages/admin/serial'
import { adminPostPaths } from '../components/adminPostPaths'
import { adminSeries, findAdminSeries } from '../components/adminSeries'
import { SeriesMark } from '../components/SeriesChip'
import { Field } from '../editor/Field'
import { fieldLabel } from '../editor/fieldLabels'
import type { ItemEditor } from '../editor/useItemEditor'
import { refetchSeriesNumbers } from './seriesNumbers'
import type { SerialWork } from './useSerialWork'
import styles from './SerialFields.module.scss'

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
  const owner = typed === null ? numberOwner : undefined
  const fault = form.faults['meta.number']
  const isInvalid = owner !== undefined || fault !== undefined
  return (
    <>
      <Field id={id} label={fieldLabel(collection, 'meta.number')} fault={owner ? undefined : fault}>
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
          {serial.numberTaken(owner.number, owner.title, collection)}{' '}
          <Link to={adminPostPaths(collection, owner.id).editor} target="_blank">
            {serial.open}
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
    <Field id={id} label={serial.title} fault={fault} className={styles.title}>
      <input
        id={id}
        name="title"
        value={form.draft.title}
        placeholder={serial.titlePlaceholder}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={({ target }) => form.change({ title: target.value })}
      />
    </Field>
  )
}
