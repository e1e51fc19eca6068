import type { Face } from '@/content/types'

const PRETENDARD_STYLES: Record<number, string> = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold' }

/**
 * The families of the site by their use. Another Fontsource family needs `npm install`, its name, package and subset. The
 * build stops if a family lacks letters of a first view.
 */
export const faces = {
  /** Texts of the interface. Its licence reserves the name Pretendard for the unmodified font. */
  sans: {
    family: 'Site Sans',
    package: 'pretendard',
    weights: [400, 500, 600],
    files: (weight) => ({
      source: `dist/public/static/alternative/Pretendard-${PRETENDARD_STYLES[weight]}.ttf`,
      card: `dist/public/static/Pretendard-${PRETENDARD_STYLES[weight]}.otf`,
      stylesheet: 'dist/web/static/pretendard-dynamic-subset.css',
      slices: `/Pretendard-${PRETENDARD_STYLES[weight]}\\.`,
    }),
    fallback: 'sans',
  },
  /** Latin letters of titles. */
  latin: {
    family: 'Hedvig Letters Serif',
    package: '@fontsource/hedvig-letters-serif',
    weights: [400],
    subset: 'latin',
    fallback: 'serif',
  },
  /** Korean letters of titles. */
  korean: {
    family: 'Song Myung',
    package: '@fontsource/song-myung',
    weights: [400],
    subset: 'korean',
    fallback: 'serif',
  },
  /** Novels. */
  reading: {
    family: 'Gowun Batang',
    package: '@fontsource/gowun-batang',
    weights: [400, 700],
    subset: 'korean',
    fallback: 'serif',
  },
} as const satisfies Record<'sans' | 'latin' | 'korean' | 'reading', Face>
