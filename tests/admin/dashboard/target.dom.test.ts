import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTarget } from '@/admin/dashboard/backup/target'

const bytes = (text: string) => new TextEncoder().encode(text)
const withPicker = (pick: () => Promise<unknown>) => vi.stubGlobal('showSaveFilePicker', vi.fn(pick))

/** What the browser was given to save, under which name, and what it may no longer read. */
const offered = vi.fn<(content: Blob) => string>()
const named = vi.fn<(name: string) => void>()
const revoked = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.resetAllMocks()
  offered.mockReturnValue('blob:backup')
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL: offered, revokeObjectURL: revoked }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    named(this.download)
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('where a browser asks for no place', () => {
  it('the file comes as a download, whole', async () => {
    const target = await chooseTarget('backup.zip')
    await target?.write(bytes('하나'))
    await target?.write(new Uint8Array(9 * 1024 * 1024))
    await target?.write(bytes('둘'))
    expect(offered).not.toHaveBeenCalled()
    await target?.finish()
    expect(named).toHaveBeenCalledWith('backup.zip')
    const [content] = offered.mock.calls[0] ?? []
    expect(content?.size).toBe(9 * 1024 * 1024 + 9)
    expect(content?.type).toBe('application/zip')
  })

  it.each([
    ['the next backup', () => chooseTarget('next.zip')],
    ['the page goes', () => Promise.resolve(window.dispatchEvent(new Event('pagehide')))],
  ])('the browser may read the file until %s', async (_name, end) => {
    vi.useFakeTimers()
    const target = await chooseTarget('backup.zip')
    revoked.mockClear()
    await target?.finish()
    vi.advanceTimersByTime(60 * 60 * 1000)
    vi.useRealTimers()
    expect(revoked).not.toHaveBeenCalled()
    await end()
    expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:backup')
  })

  it('nothing comes of what was discarded', async () => {
    const target = await chooseTarget('backup.zip')
    await target?.write(bytes('하나'))
    await target?.discard()
    expect(offered).not.toHaveBeenCalled()
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
    expect(offered).not.toHaveBeenCalled()
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
