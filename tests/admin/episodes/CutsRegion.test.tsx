import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CutsRegion } from '@/admin/episodes/CutsRegion'
import { CutUploader } from '@/admin/episodes/cutUploader'
import type { Episode } from '@/admin/episodes/useEpisode'
import { stubMatchMedia } from '../../support/mediaQuery'

vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const noop = () => undefined
const episode: Episode = {
  fields: { series: 'some', number: 1, note: '' },
  series: 'some',
  number: 1,
  numbers: [],
  numberOwner: undefined,
  changeMeta: noop,
  changeFields: noop,
  chooseSeries: noop,
  entries: [{ image: '/storage/v1/object/public/media/a.webp', width: 720, height: 400 }],
  uploader: new CutUploader(noop),
  changeEntries: noop,
  patch: noop,
}

it('has the upload and the rows of the cuts in a region with their name', () => {
  stubMatchMedia(() => false)
  render(<CutsRegion episode={episode} faults={{}} selectedId={null} onSelect={noop} />)
  const region = screen.getByRole('region', { name: '컷' })
  expect(within(region).getByLabelText('컷 올리기')).toHaveAttribute('type', 'file')
  expect(region.querySelectorAll('[data-cut-row]')).toHaveLength(1)
  expect(within(region).getByRole('heading', { name: '컷 1개' })).toBeVisible()
})
