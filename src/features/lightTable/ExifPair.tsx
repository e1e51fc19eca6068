import type { LightPhoto } from './lightAxis'
import { differenceCount, exifPair } from './exifRows'
import styles from './ExifPair.module.scss'

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
