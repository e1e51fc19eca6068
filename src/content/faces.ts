/** The font files of a family in its package, by weight. */
export interface PackageFiles {
  /** All characters, for the site's own subsets. */
  source: string
  /** TrueType, OpenType or WOFF, for social cards. */
  card: string
  /** The package's own subsets. */
  stylesheet: string
  /** Pattern of the paths in this stylesheet that belong to the weight. */
  slices: string
}

/** A family of the site and the npm package of its font. */
export interface Face {
  /** Name in stylesheets. */
  family: string
  package: string
  weights: readonly (400 | 500 | 600 | 700)[]
  /** The subset to use of a Fontsource package. Other packages need `files`. */
  subset?: 'latin' | 'korean'
  files?: (weight: number) => PackageFiles
  /** Kind of the system fonts that are shown until the font has loaded, with its metrics. */
  fallback: 'sans' | 'serif'
}

const PRETENDARD_STYLES: Record<number, string> = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold' }

/**
 * The families of the site by their use. Edit this file to adapt a fork: another Fontsource family needs `npm install`, its name,
 * package and subset. The build stops if a family lacks letters of a first view.
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
