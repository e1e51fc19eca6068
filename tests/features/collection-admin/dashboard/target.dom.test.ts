import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTarget } from '@/features/collection-admin/dashboard/backup/target'
import { saveFile } from '@/lib/saveFile'

vi.mock('@/lib/saveFile', () => ({ saveFile: vi.fn<() => void>() }))

const bytes = (text: string) => new TextEncoder().encode(text)
const withPicker = (pick: () => Promise<unknown>) => vi.stubGlobal('showSaveFilePicker', vi.fn(pick))

beforeEach(() => void vi.resetAllMocks())
afterEach(() => void vi.unstubAllGlobals())

describe('where a browser asks for no place', () => {
  it('the file comes as a download, whole', async () => {
    const target = await chooseTarget('backup.zip')
    await target?.write(bytes('하나'))
    await target?.write(new Uint8Array(9 * 1024 * 1024))
    await target?.write(bytes('둘'))
    expect(saveFile).not.toHaveBeenCalled()
    await target?.finish()
    const [content, name] = vi.mocked(saveFile).mock.calls[0] ?? []
    expect(name).toBe('backup.zip')
    expect(content?.size).toBe(9 * 1024 * 1024 + 9)
    expect(content?.type).toBe('application/zip')
  })

  it('nothing comes of what was discarded', async () => {
    const target = await chooseTarget('backup.zip')
    await target?.write(bytes('하나'))
    await target?.discard()
    expect(saveFile).not.toHaveBeenCalled()
  })
})

describe('where it asks', () => {
  const file = () => ({
    write: vi.fn<(bytes: Uint8Array) => Promise<void>>().mockResolvedValue(),
    close: vi.fn<() => Promise<void>>().mockResolvedValue(),
    abort: vi.fn<() => Promise<void>>().mockRejectedValue(new Error('closed')),
  })
  const handle = (writable: ReturnType<typeof file>, size = 0) => ({
    createWritable: () => Promise.resolve(writable),
    getFile: () => Promise.resolve({ size }),
    remove: vi.fn<() => Promise<void>>().mockResolvedValue(),
  })

  it('the file is written there', async () => {
    const writable = file()
    withPicker(() => Promise.resolve(handle(writable)))
    const target = await chooseTarget('backup.zip')
    await target?.write(bytes('하나'))
    await target?.finish()
    expect(writable.write).toHaveBeenCalledWith(bytes('하나'))
    expect(writable.close).toHaveBeenCalledOnce()
    expect(saveFile).not.toHaveBeenCalled()
  })

  it.each([
    [0, 1],
    [5, 0],
  ])('of a discarded one an empty file goes, one of %i bytes stays', async (size, removed) => {
    const place = handle(file(), size)
    withPicker(() => Promise.resolve(place))
    const target = await chooseTarget('backup.zip')
    await target?.discard()
    expect(place.remove).toHaveBeenCalledTimes(removed)
  })

  it('the owner may choose none; a place that refuses is told', async () => {
    withPicker(() => Promise.reject(new DOMException('closed', 'AbortError')))
    expect(await chooseTarget('backup.zip')).toBeNull()
    withPicker(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await expect(chooseTarget('backup.zip')).rejects.toMatchObject({ name: 'NotAllowedError' })
  })
})
