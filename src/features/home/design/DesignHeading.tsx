import { Fragment } from 'react'
import { designHeading } from '@/content/skills'
import styles from './DesignHeading.module.scss'

/** The heading frame: the title with the red lines that measure it, and its Korean counterpart. */
export function DesignHeading({ id }: { id: string }) {
  return (
    <div className={styles.frame} data-frame="heading">
      <div className={styles.measured}>
        <h2 id={id} className={styles.title} lang="en">
          {designHeading.lines.map((line) => (
            <Fragment key={line}>
              <span className={styles.line}>
                {line.split('|').map((words, index) => (
                  <Fragment key={words}>
                    {index > 0 && ' '}
                    <span className={styles.words}>{words}</span>
                  </Fragment>
                ))}
              </span>{' '}
            </Fragment>
          ))}
        </h2>
        <p className={styles.width} data-measure="width" aria-hidden="true" />
        <p className={styles.height} data-measure="height" aria-hidden="true" />
      </div>
      <i className={styles.guideAcross} aria-hidden="true" />
      <i className={styles.guideDown} aria-hidden="true" />
      <div className={styles.korean}>
        <p className={styles.koreanTitle}>{designHeading.korean}</p>
        <p className={styles.koreanLine}>{designHeading.line}</p>
      </div>
    </div>
  )
}
