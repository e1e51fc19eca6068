import type { Gallery } from '@/content/gallery'
import { localized } from '@/content/localized'
import { site } from './site'

/**
 * The photo galleries, at least one, in the order of menus. Everything about a camera is here.
 * `npm run collection:new -- KEY --photos` writes the migration for a new table.
 */
export const galleries = localized([
  {
    key: 'a7c2',
    label: 'SONY A7C2',
    title: 'A7C2',
    line: { ko: ['색이 먼저', '말을 거는 사진들'], en: ['Photos in which', 'color speaks first'] },
    description: {
      ko: 'SONY A7C2로 찍은 사진들. 색이 먼저 말을 거는 순간을 모았습니다.',
      en: 'Photos taken with the SONY A7C2: moments in which color speaks first.',
    },
    menu: { name: 'SONY A7C2', nameEn: 'A7C2', picture: 'a7c2' },
    path: '/gallery/A7c2',
    detailPath: '/gallery/a7c2/View/:id',
    layout: 'wall',
    hasRecipe: false,
    cameras: [{ make: 'SONY', model: 'ILCE-7CM2' }],
    mark: 'blue',
  },
  {
    key: 'x100vi',
    label: 'FUJIFILM X100VI',
    title: 'X100VI',
    line: { ko: ['필름처럼', '느리게 고른 사진들'], en: ['Photos chosen slowly,', 'like film'] },
    description: {
      ko: 'FUJIFILM X100VI로 찍은 사진들. 필름처럼 느리게 고른 컷을 모았습니다.',
      en: 'Photos taken with the FUJIFILM X100VI: frames chosen slowly, like film.',
    },
    menu: { name: 'FUJIFILM X100VI', nameEn: 'X100VI', picture: 'x100vi' },
    path: '/gallery/X100vi',
    // The lower-case `view` differs from the other gallery on purpose: the published URLs use it.
    detailPath: '/gallery/x100vi/view/:id',
    layout: 'film',
    film: { print: `${site.name.toUpperCase()} 400`, focalLength: 23 },
    hasRecipe: true,
    cameras: [{ make: 'FUJIFILM', model: 'X100VI' }],
    mark: 'amber',
  },
]) satisfies readonly [Gallery, ...Gallery[]]
