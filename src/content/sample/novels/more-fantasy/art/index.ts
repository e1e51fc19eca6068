// Written by scripts/build/art.ts.
import type { Picture } from '@/assets/picture'
import cover380 from './cover-380.avif'
import coverFull from './cover.avif'
import coverPlain from './cover.webp'

export const cover: Picture = {
  src: coverPlain,
  avif: `${cover380} 380w, ${coverFull} 600w`,
  width: 600,
  height: 900,
  placeholder: 'JxkKJQT45qRp+He3dpnnV0mJkJQI',
}
