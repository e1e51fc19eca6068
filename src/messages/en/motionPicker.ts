import type { motionPicker as Korean } from '../ko/motionPicker.ts'

export const motionPicker: typeof Korean = {
  label: 'Motion',
  names: { full: 'Full', calm: 'Calm', still: 'Still' },
  descriptions: {
    full: 'Everything moves.',
    calm: 'Things change slowly. Videos and sparkles stop.',
    still: 'Nothing moves.',
  },
}
