import { Fragment } from 'react'
import { titleEms } from 'virtual:headline'
import { homeSections } from '@content/home'
import { motionTarget } from '../motionTargets'
import styles from './DesignHeading.module.scss'

const { headline, korean, line: koreanLine } = homeSections.design

const widest = (texts: readonly string[]) => Math.max(...texts.map((text) => titleEms[text] ?? 1))
/** Width of the title in em, and on phones, where each part is a line. */
const measures = {
  '--em': widest(headline.map((line) => line.replaceAll('|', ' '))),
  '--phone-em': widest(headline.flatMap((line) => line.split('|'))),
}

/** The heading frame: the title with red measuring lines, and its Korean counterpart. */
export function DesignHeading({ id }: { id: string }) {
  return (
    <div className={styles.frame} {...motionTarget('frame', 'heading')}>
      <div className={styles.measured}>
        <h2 id={id} className={styles.title} style={measures} lang="en">
          {headline.map((line) => (
            <Fragment key={line}>
              <span className={styles.line}>
                {line.split('|').map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && ' '}
                    <span className={styles.words}>{part}</span>
                  </Fragment>
                ))}
              </span>{' '}
            </Fragment>
          ))}
        </h2>
        <p className={styles.width} {...motionTarget('measure', 'width')} aria-hidden="true" />
        <p className={styles.height} {...motionTarget('measure', 'height')} aria-hidden="true" />
      </div>
      <i className={styles.guideAcross} aria-hidden="true" />
      <i className={styles.guideDown} aria-hidden="true" />
      <div className={styles.korean}>
        <p className={styles.koreanTitle}>{korean}</p>
        <p className={styles.koreanLine}>{koreanLine}</p>
      </div>
    </div>
  )
}
