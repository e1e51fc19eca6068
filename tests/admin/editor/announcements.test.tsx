import { open, settle, field } from './editorPage'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { uploadObject } from '@/supabase/uploads'
import { FakeWorker, fileOf, imageOf, pick } from '../desk'

/** What a screen reader is told of the picture: the line that stands there before there is one. */
const line = () => {
  const [found] = screen.getAllByRole('status').filter((one) => one.closest('section'))
  if (!found) throw new Error('nothing tells of the picture')
  return found
}

describe('a screen reader is told of a new picture', () => {
  it('its stations, in a line that was there before', async () => {
    FakeWorker.reply = null
    const held: (() => void)[] = []
    vi.mocked(uploadObject).mockImplementation(() => new Promise((resolve) => held.push(resolve)))
    await open()
    const told = line()
    expect(told).toHaveTextContent(/^$/)
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    expect(told).toHaveTextContent('a.jpg 읽는 중')
    act(() => FakeWorker.newest.finish(imageOf()))
    await settle()
    expect(told).toHaveTextContent('a.jpg 올리는 중')
    for (let sent = 0; sent < 2; sent += 1) {
      held[sent]?.()
      await settle()
    }
    expect(told).toHaveTextContent('a.jpg 올리기를 마쳤습니다.')
    expect(line()).toBe(told)
  })

  it('that only one is taken, of several dropped at once, until one is', async () => {
    await open()
    const files = [fileOf('a.jpg'), fileOf('b.jpg')]
    const zone = field('이미지')
    fireEvent.drop(zone, { dataTransfer: { files, types: ['Files'] } })
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent('한 장만 올릴 수 있습니다.')
    expect(field('이미지')).toBeInvalid()
    expect(screen.queryByText('올리기 취소')).toBeNull()
    fireEvent.drop(zone, { dataTransfer: { files: files.slice(1), types: ['Files'] } })
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(line()).toHaveTextContent('b.jpg 올리기를 마쳤습니다.')
  })

  it('why it is none, as an alert alone', async () => {
    FakeWorker.reply = ({ id }) => ({ id, fault: { kind: 'corrupt', message: 'raw' } })
    await open()
    pick(field('이미지'), fileOf('a.jpg'))
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent(/파일이 손상되어/)
    expect(line()).toHaveTextContent(/^$/)
  })
})
