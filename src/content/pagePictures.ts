import type { Picture } from '@/assets/picture'
import * as pictures from './art/navigation'
import { pictureName } from './pages'

const byName: Readonly<Record<keyof typeof pictures, Picture>> = pictures

/** Returns the picture of a page for menus and search. */
export function pagePicture(path: string): Picture | undefined {
  const name = pictureName(path)
  return name && byName[name]
}
