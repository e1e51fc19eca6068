// Written by scripts/build/art.ts.
import type { Picture } from '@/assets/picture'
import menuFull from './menu.avif'
import menuPlain from './menu.webp'

export const menu: Picture = {
  src: menuPlain,
  avif: `${menuFull} 640w`,
  width: 640,
  height: 462,
  placeholder: 'aKgOFYb4dzh5h4h3iId4eL+Ixo9Y',
}
