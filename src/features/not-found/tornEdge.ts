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
export function tornEdge({ seed, inset, swing, side }: Tear): string {
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
