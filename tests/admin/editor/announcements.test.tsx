import { openEditor, settle, field } from './editorPage'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { uploadObject } from '@/supabase/uploads'
import { FakeWorker, imageFile, processedImage, pickFiles } from '../fakeImageWorker'

/** Returns the live region of the picture. */
const liveRegion = () => {
  const [region] = screen.getAllByRole('status').filter((one) => one.closest('section'))
  if (!region) throw new Error('no live region')
  return region
}

describe('screen-reader announcements of a new picture', () => {
  it('announces the phases in a live region that exists from the start', async () => {
    FakeWorker.reply = null
    const pending: (() => void)[] = []
    vi.mocked(uploadObject).mockImplementation(() => new Promise((resolve) => pending.push(resolve)))
    await openEditor()
    const region = liveRegion()
    expect(region).toHaveTextContent(/^$/)
    pickFiles(field('이미지'), imageFile('a.jpg'))
    await settle()
    expect(region).toHaveTextContent('a.jpg 읽는 중')
    act(() => FakeWorker.newest.finish(processedImage()))
    await settle()
    expect(region).toHaveTextContent('a.jpg 올리는 중')
    for (let sent = 0; sent < 2; sent += 1) {
      pending[sent]?.()
      await settle()
    }
    expect(region).toHaveTextContent('a.jpg 올리기를 마쳤습니다.')
    expect(liveRegion()).toBe(region)
  })

  it('reports several dropped files until a single one is dropped', async () => {
    await openEditor()
    const files = [imageFile('a.jpg'), imageFile('b.jpg')]
    const zone = field('이미지')
    fireEvent.drop(zone, { dataTransfer: { files, types: ['Files'] } })
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent('한 장만 올릴 수 있습니다.')
    expect(field('이미지')).toBeInvalid()
    expect(screen.queryByText('올리기 취소')).toBeNull()
    fireEvent.drop(zone, { dataTransfer: { files: files.slice(1), types: ['Files'] } })
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(liveRegion()).toHaveTextContent('b.jpg 올리기를 마쳤습니다.')
  })

  it('reports a file that is not a picture only as an alert', async () => {
    FakeWorker.reply = ({ id }) => ({ id, error: { kind: 'corrupt', message: 'raw' } })
    await openEditor()
    pickFiles(field('이미지'), imageFile('a.jpg'))
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent(/파일이 손상되어/)
    expect(liveRegion()).toHaveTextContent(/^$/)
  })
})
