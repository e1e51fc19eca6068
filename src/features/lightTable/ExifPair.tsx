import { type LightPhoto, lightName } from './lightAxis'
import styles from './ExifPair.module.scss'
import { extraExifEntries, exifEntries } from '@/posts/exif'

interface ExifPairRow {
  label: string
  /** Null if unknown. */
  values: readonly [string | null, string | null]
  differs: boolean
}

/** The labels in display order. */
const LABELS = ['조리개', '셔터', '감도', '빛', '초점 거리', '노출 보정', '렌즈', '카메라', '필름 시뮬레이션']

function settingsOf({ photo: { meta }, collection, minute }: LightPhoto): Map<string, string> {
  const { recipe: _recipe, ...exif } = meta
  const entries = [...exifEntries(meta, collection.camera), ...extraExifEntries(exif)]
  const light = minute === null ? [] : [['빛', lightName(minute)] as const]
  return new Map([...entries.map(({ label, value }) => [label, value] as const), ...light])
}

/**
 * Compares the settings of two photos. Labels that both photos lack are left out. If one photo is missing, no row counts
 * as different.
 */
export function compareExif(a: LightPhoto | null, b: LightPhoto | null): ExifPairRow[] {
  const [left, right] = [a, b].map((photo) => (photo ? settingsOf(photo) : new Map<string, string>()))
  return LABELS.flatMap((label): ExifPairRow[] => {
    const values = [left?.get(label) ?? null, right?.get(label) ?? null] as const
    if (values.every((value) => value === null)) return []
    return [{ label, values, differs: a !== null && b !== null && values[0] !== values[1] }]
  })
}

const NUMBERS = ['없음', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉']

/** Returns the number of differences as text: `다른 값 여덟`. */
export function differenceLabel(rows: readonly ExifPairRow[]): string {
  const count = rows.filter(({ differs }) => differs).length
  return `다른 값 ${NUMBERS[count] ?? count}`
}

interface ExifPairProps {
  a: LightPhoto | null
  b: LightPhoto | null
}

const MISSING_PHOTO = '없는 사진'
const UNKNOWN_VALUE = '기록 없음'

/** A table of the settings of two photos. Different values are marked by a dot, the font weight and hidden text. */
export function ExifPair({ a, b }: ExifPairProps) {
  const rows = compareExif(a, b)
  const hasBoth = a !== null && b !== null
  return (
    <section className={styles.exif} aria-label="촬영 정보 견주기">
      <div className={styles.names}>
        <h2>{a?.photo.title ?? MISSING_PHOTO}</h2>
        <p>{hasBoth && differenceLabel(rows)}</p>
        <h2>{b?.photo.title ?? MISSING_PHOTO}</h2>
      </div>
      <dl>
        {rows.map(({ label, values: [left, right], differs }) => (
          <div key={label} data-differs={differs || undefined}>
            <dt>
              {differs && (
                <i>
                  <span className="visually-hidden">다름</span>
                </i>
              )}
              {label}
            </dt>
            <dd>{left ?? (a ? UNKNOWN_VALUE : '')}</dd>
            <dd>{right ?? (b ? UNKNOWN_VALUE : '')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
