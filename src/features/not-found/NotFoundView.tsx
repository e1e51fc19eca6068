import { ButtonLink } from '@/ui/Button'
import { ArrowIcon } from '@/ui/icons'
import { Logo } from '@/ui/Logo'
import styles from './NotFoundView.module.scss'

/** How paper tears: a slow wander, a faster shake and single fibres, all in px. */
interface Tear {
  /** The same seed tears the same edge. */
  seed: number
  /** Mean distance of the edge from the sheet's side. */
  inset: number
  /** How far it swings to either side. */
  swing: number
  side: 'left' | 'right'
}

const POINTS = 150

/** A CSS clip path that leaves three sides of a box straight and tears the fourth. */
function tornEdge({ seed, inset, swing, side }: Tear): string {
  const random = randomFrom(seed)
  let shake = 0
  const edge = Array.from({ length: POINTS + 1 }, (_, index) => {
    shake = shake * 0.82 + (random() - 0.5) * swing * 0.9
    const wander =
      Math.sin(index * 0.11 + seed) * swing * 0.55 + Math.sin(index * 0.043 + seed * 2) * swing * 0.8
    const x = (inset + wander + shake + (random() - 0.5) * swing * 0.35).toFixed(1)
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

/** A book with a leaf torn out: the page for an address that leads nowhere (specification §2). */
export function NotFoundView() {
  return (
    <div className={styles.desk} data-testid="not-found" data-world="paper">
      <div className={styles.stubShade} style={stub.shade} />
      <div className={styles.stub} style={stub.page} />
      <div className={styles.leaf}>
        <div className={styles.leafShade} style={leaf.shade} />
        <div className={styles.sheet} style={leaf.page}>
          <div className={styles.words}>
            <Logo className={styles.logo} />
            <h1 className={styles.title}>
              요청하신 페이지를 <br />
              표시할 수 없습니다.
            </h1>
            <p className={styles.text}>주소가 잘못되었거나, 예전 사이트의 주소로 들어오셨습니다.</p>
            <ButtonLink to="/" variant="filled" icon={<ArrowIcon />}>
              처음으로
            </ButtonLink>
          </div>
          <p className={styles.folio} aria-hidden="true">
            404쪽 · 낙장
          </p>
        </div>
      </div>
    </div>
  )
}
