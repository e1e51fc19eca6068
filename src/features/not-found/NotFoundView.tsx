import { common } from '#messages/common'
import { notFound } from '#messages/notFound'
import { ButtonLink } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import styles from './NotFoundView.module.scss'

/** Parameters of a torn edge in px. The edge combines slow waves, faster noise and single fibres. */
interface Tear {
  /** The same seed produces the same edge. */
  seed: number
  /** Mean distance of the edge from the side of the box. */
  inset: number
  /** Amplitude to either side. */
  swing: number
  side: 'left' | 'right'
}

const POINTS = 150

/** Returns a `clip-path` with three straight sides and one torn side. */
function tornEdge({ seed, inset, swing, side }: Tear): string {
  const random = randomFrom(seed)
  let noise = 0
  const edge = Array.from({ length: POINTS + 1 }, (_, index) => {
    noise = noise * 0.82 + (random() - 0.5) * swing * 0.9
    const wave =
      Math.sin(index * 0.11 + seed) * swing * 0.55 + Math.sin(index * 0.043 + seed * 2) * swing * 0.8
    const x = (inset + wave + noise + (random() - 0.5) * swing * 0.35).toFixed(1)
    const y = ((index / POINTS) * 100).toFixed(2)
    return side === 'left' ? `${x}px ${y}%` : `calc(100% - ${x}px) ${y}%`
  }).join(',')
  return side === 'left' ? `polygon(${edge},100% 100%,100% 0)` : `polygon(0 0,${edge},0 100%)`
}

/** A linear congruential generator: numbers from 0 to 1, the same in every browser and on the server. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

const stub = {
  shade: { clipPath: tornEdge({ seed: 31, inset: 12, swing: 10, side: 'right' }) },
  page: { clipPath: tornEdge({ seed: 43, inset: 14, swing: 9, side: 'right' }) },
}
const leaf = {
  shade: { clipPath: tornEdge({ seed: 19, inset: 24, swing: 10, side: 'left' }) },
  page: { clipPath: tornEdge({ seed: 7, inset: 26, swing: 9, side: 'left' }) },
}

/** The not-found page: a book with a torn-out page. */
export function NotFoundView() {
  return (
    <div className={styles.desk} data-testid="not-found" data-theme="paper">
      <div className={styles.stubShade} style={stub.shade} />
      <div className={styles.stub} style={stub.page} />
      <div className={styles.leaf}>
        <div className={styles.leafShade} style={leaf.shade} />
        <div className={styles.sheet} style={leaf.page}>
          <div className={styles.words}>
            <Logo className={styles.logo} />
            <h1 className={styles.title}>
              {notFound.title.before} <br />
              {notFound.title.after}
            </h1>
            <p className={styles.text}>{notFound.text}</p>
            <ButtonLink to="/" variant="filled" icon={<ArrowIcon />}>
              {common.home}
            </ButtonLink>
          </div>
          <p className={styles.folio} aria-hidden="true">
            {notFound.folio}
          </p>
        </div>
      </div>
    </div>
  )
}
