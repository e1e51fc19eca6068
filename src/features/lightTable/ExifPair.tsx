import { type LightPhoto, lightOf } from './lightAxis'
import styles from './ExifPair.module.scss'
import { darkroomNotes, exifEntries } from '@/posts/exif'

interface ExifPairRow {
  label: string
  /** Null where nobody noted it. */
  values: readonly [string | null, string | null]
  differs: boolean
}

/** As people read them; what a camera notes beside these follows. */
const ORDER = ['조리개', '셔터', '감도', '빛', '초점 거리', '노출 보정', '렌즈', '카메라', '필름 시뮬레이션']

function facts({ photo: { meta }, collection, minute }: LightPhoto): Map<string, string> {
  const { recipe: _recipe, ...exif } = meta
  const entries = [...exifEntries(meta, collection.camera), ...darkroomNotes(exif)]
  const light = minute === null ? [] : [['빛', lightOf(minute)] as const]
  return new Map([...entries.map(({ label, value }) => [label, value] as const), ...light])
}

/**
 * What two photographs were taken with, side by side; what neither knows is left out. Beside a photograph that is not
 * there nothing differs.
 */
export function exifPair(a: LightPhoto | null, b: LightPhoto | null): ExifPairRow[] {
  const [left, right] = [a, b].map((photo) => (photo ? facts(photo) : new Map<string, string>()))
  return ORDER.flatMap((label): ExifPairRow[] => {
    const values = [left?.get(label) ?? null, right?.get(label) ?? null] as const
    if (values.every((value) => value === null)) return []
    return [{ label, values, differs: a !== null && b !== null && values[0] !== values[1] }]
  })
}

const NUMBERS = ['없음', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉']

/** `다른 값 여덟`. */
export function differenceCount(rows: readonly ExifPairRow[]): string {
  const count = rows.filter(({ differs }) => differs).length
  return `다른 값 ${NUMBERS[count] ?? count}`
}

interface ExifPairProps {
  a: LightPhoto | null
  b: LightPhoto | null
}

/** What a photograph that cannot be shown is called. */
const NO_PHOTO = '없는 사진'
const NOT_NOTED = '기록 없음'

/** The settings of two photographs in two columns around their names; those that differ are marked by dot, weight and word. */
export function ExifPair({ a, b }: ExifPairProps) {
  const rows = exifPair(a, b)
  const isWhole = a !== null && b !== null
  return (
    <section className={styles.exif} aria-label="촬영 정보 견주기">
      <div className={styles.names}>
        <h2>{a?.photo.title ?? NO_PHOTO}</h2>
        <p>{isWhole && differenceCount(rows)}</p>
        <h2>{b?.photo.title ?? NO_PHOTO}</h2>
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
            <dd>{left ?? (a ? NOT_NOTED : '')}</dd>
            <dd>{right ?? (b ? NOT_NOTED : '')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
