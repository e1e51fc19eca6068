import { contentFolder } from '../../scripts/build/contentFolder.ts'
import { root } from '../repository/files.ts'
import type { BarePicture, Picture } from '@/assets/picture'
import * as navigation from '@content/art/navigation'
import * as profile from '@content/art/profile'

const modules = import.meta.glob<Record<string, BarePicture | Picture>>(
  '@content/{series,novels}/*/art/index.ts',
  { eager: true },
)

const content = contentFolder(root)

/** The pictures of the content by their folders from the root. */
export const pictureFolders: [folder: string, pictures: Record<string, BarePicture | Picture>][] = [
  [`${content}/art/navigation`, navigation],
  [`${content}/art/profile`, profile],
  ...Object.entries(modules).map(([file, pictures]): (typeof pictureFolders)[number] => [
    file.replace(/^\/(.*)\/index\.ts$/, '$1'),
    pictures,
  ]),
]

/** All pictures of the content by their names. */
export const contentPictures = pictureFolders.flatMap(([folder, all]) =>
  Object.entries(all).map(([name, picture]): [string, BarePicture | Picture] => [
    `${folder}/${name}`,
    picture,
  ]),
)
