// Written by scripts/build/art.ts.
import type { Picture } from '@/assets/picture'
import character1400 from './character-1-400.avif'
import character1Full from './character-1.avif'
import character1Plain from './character-1.webp'

export const character1: Picture = {
  src: character1Plain,
  avif: `${character1400} 400w, ${character1Full} 640w`,
  width: 640,
  height: 800,
  placeholder: 'qFgKJgTA6piZaLeqVn5kZ9V5gI0FxVc=',
}
