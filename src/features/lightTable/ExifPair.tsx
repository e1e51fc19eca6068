import { exif } from '#messages/exif'
import { lightPair } from '#messages/lightPair'
import { extraExifEntries, exifEntries } from '@/posts/exif'
import { rowLang } from '@/posts/rowLang'
import { type LightPhoto, lightName } from './lightAxis'
import styles from './ExifPair.module.scss'

interface ExifPairRow {
  label: string
  /** Null if unknown. */
  values: readonly [string | null, string | null]
  differs: boolean
}

/** Returns the labels in display order. */
const getLabels = () => [
  exif.aperture,
  exif.shutter,
  exif.iso,
  lightPair.exif.light,
  exif.focalLength,
  exif.compensation,
  exif.lens,
  exif.camera,
  exif.filmSimulation,
]

function settingsOf({ photo: { meta }, collection, minute }: LightPhoto): Map<string, string> {
  const { recipe: _recipe, ...settings } = meta
  const entries = [...exifEntries(meta, collection.camera), ...extraExifEntries(settings)]
  const light = minute === null ? [] : [[lightPair.exif.light, lightName(minute)] as const]
  return new Map([...entries.map(({ label, value }) => [label, value] as const), ...light])
}

/**
 * Compares the settings of two photos. Labels that both photos lack are left out. If one photo is missing, no row counts
 * as different.
 */
export function compareExif(a: LightPhoto | null, b: LightPhoto | null): ExifPairRow[] {
  const [left, right] = [a, b].map((photo) => (photo ? settingsOf(photo) : new Map<string, string>()))
  return getLabels().flatMap((label): ExifPairRow[] => {
    const values = [left?.get(label) ?? null, right?.get(label) ?? null] as const
    if (values.every((value) => value === null)) return []
    return [{ label, values, differs: a !== null && b !== null && values[0] !== values[1] }]
  })
}

/** Returns the number of differences as text: `8 differences`. */
export function differenceLabel(rows: readonly ExifPairRow[]): string {
  const count = rows.filter(({ differs }) => differs).length
  return lightPair.exif.differences(count)
}

interface ExifPairProps {
  a: LightPhoto | null
  b: LightPhoto | null
}

/** A table of the settings of two photos. Different values are marked by a dot, the font weight and hidden text. */
export function ExifPair({ a, b }: ExifPairProps) {
  const { exif: texts } = lightPair
  const rows = compareExif(a, b)
  const hasBoth = a !== null && b !== null
  return (
    <section className={styles.exif} aria-label={texts.label}>
      <div className={styles.names}>
        <h2 lang={a ? rowLang(a.photo) : undefined}>{a?.photo.title ?? texts.missingPhoto}</h2>
        <p>{hasBoth && differenceLabel(rows)}</p>
        <h2 lang={b ? rowLang(b.photo) : undefined}>{b?.photo.title ?? texts.missingPhoto}</h2>
      </div>
      <dl>
        {rows.map(({ label, values: [left, right], differs }) => (
          <div key={label} data-differs={differs || undefined}>
            <dt>
              {differs && (
                <i>
                  <span className="visually-hidden">{texts.differs}</span>
                </i>
              )}
              {label}
            </dt>
            <dd>{left ?? (a ? texts.unknown : '')}</dd>
            <dd>{right ?? (b ? texts.unknown : '')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
