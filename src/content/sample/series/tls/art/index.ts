// Written by scripts/build/art.ts.
import type { Picture } from '@/assets/picture'
import character2400 from './character-2-400.avif'
import character2Full from './character-2.avif'
import character2Plain from './character-2.webp'
import character3400 from './character-3-400.avif'
import character3Full from './character-3.avif'
import character3Plain from './character-3.webp'
import character4400 from './character-4-400.avif'
import character4Full from './character-4.avif'
import character4Plain from './character-4.webp'
import cover450 from './cover-450.avif'
import coverFull from './cover.avif'
import coverPlain from './cover.webp'
import illust1480 from './illust-1-480.avif'
import illust1800 from './illust-1-800.avif'
import illust1Full from './illust-1.avif'
import illust1Plain from './illust-1.webp'
import illust2480 from './illust-2-480.avif'
import illust2800 from './illust-2-800.avif'
import illust2Full from './illust-2.avif'
import illust2Plain from './illust-2.webp'
import illust3480 from './illust-3-480.avif'
import illust3800 from './illust-3-800.avif'
import illust3Full from './illust-3.avif'
import illust3Plain from './illust-3.webp'

export * from './home'
export * from './menu'
export * from './portrait'

export const character2: Picture = {
  src: character2Plain,
  avif: `${character2400} 400w, ${character2Full} 640w`,
  width: 640,
  height: 800,
  placeholder: 'pycOLgSfpraVZpiGaYt1eJd3Wnwwwwc=',
}

export const character3: Picture = {
  src: character3Plain,
  avif: `${character3400} 400w, ${character3Full} 640w`,
  width: 640,
  height: 800,
  placeholder: 'bDkOJgDUupiYWGd3hp91eYV384wGdDY=',
}

export const character4: Picture = {
  src: character4Plain,
  avif: `${character4400} 400w, ${character4Full} 640w`,
  width: 640,
  height: 800,
  placeholder: 'KugNHgq7xXaXZ5h4aG+Fh5Z3BGtDoEY=',
}

export const cover: Picture = {
  src: coverPlain,
  avif: `${cover450} 450w, ${coverFull} 900w`,
  width: 900,
  height: 1200,
  placeholder: 'oIgOLQ5Jh3+KiKfXR3SHeDlvlfiH',
}

export const illust1: Picture = {
  src: illust1Plain,
  avif: `${illust1480} 480w, ${illust1800} 800w, ${illust1Full} 1200w`,
  width: 1200,
  height: 800,
  placeholder: '3GcOXY5+h3ePeHdUd5iIhm+Y95eJ',
}

export const illust2: Picture = {
  src: illust2Plain,
  avif: `${illust2480} 480w, ${illust2800} 800w, ${illust2Full} 1200w`,
  width: 1200,
  height: 800,
  placeholder: '5qgKLYxltdegnohnenR4i2ePe/eo',
}

export const illust3: Picture = {
  src: illust3Plain,
  avif: `${illust3480} 480w, ${illust3800} 800w, ${illust3Full} 1200w`,
  width: 1200,
  height: 800,
  placeholder: 'JJgOHYy4h6iGeYdweXd3dc+HpH9Y',
}
