// Written by scripts/build/art.ts.
import type { Picture } from '@/assets/picture'
import creator480 from './creator-480.avif'
import creator800 from './creator-800.avif'
import creatorFull from './creator.avif'
import creatorPlain from './creator.webp'

export const creator: Picture = {
  src: creatorPlain,
  avif: `${creator480} 480w, ${creator800} 800w, ${creatorFull} 1200w`,
  width: 1200,
  height: 1500,
  placeholder: 'GlgKDgRAPKlZlpV4dod4kSh3YIRb87c=',
}
