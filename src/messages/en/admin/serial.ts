import type { serial as Korean } from '../../ko/admin/serial.ts'

const nounOf = (seriesField: 'series' | 'novel' | null) => (seriesField === 'novel' ? 'chapter' : 'episode')

export const serial: typeof Korean = {
  numbered: (number, { seriesField }) => `${nounOf(seriesField)} ${number}`,
  range: (first, last, { seriesField }) =>
    first === last ? `${nounOf(seriesField)} ${first}` : `${nounOf(seriesField)}s ${first}–${last}`,
}
