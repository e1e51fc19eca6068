import type { lightPair as Korean } from '../ko/lightPair.ts'
import { plural } from './plural.ts'

export const lightPair: typeof Korean = {
  back: 'Light table',
  loupes: 'Both magnifiers stay on the same spot. The arrow keys move them, too.',
  swap: 'Swap places',
  loupeOn: 'Magnifier on',
  loupeOff: 'Magnifier off',
  loupe: { loading: 'Opening the original', ready: '100%', failed: 'No original' },
  loading: 'Loading the photo.',
  failed: 'The photo couldn’t be loaded.',
  missing: 'This photo can’t be found. It was deleted, or the address is wrong.',
  exif: {
    label: 'Settings compared',
    light: 'Light',
    missingPhoto: 'No photo',
    unknown: 'Not recorded',
    differs: 'Different',
    differences: (count) => (count === 0 ? 'No differences' : plural(count, 'difference')),
  },
}
