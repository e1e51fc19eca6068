import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTarget } from '@/admin/dashboard/backup/backupTarget'

const bytes = (text: string) => new TextEncoder().encode(text)
const withPicker = (pick: () => Promise<unknown>) => vi.stubGlobal('showSaveFilePicker', vi.fn(pick))

/** Spies for created object URLs, names of downloads, and revoked object URLs. */
const createObjectURL = vi.fn<(content: Blob) => string>()
const downloadName = vi.fn<(name: string) => void>()
const revokeObjectURL = vi.fn<(url: string) => void>()

beforeEach(() => {
  vi.resetAllMocks()
  createObjectURL.mockReturnValue('blob:backup')
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloadName(this.download)
  })
})
afterEach(() => void vi.unstubAllGlobals())

describe('without a save picker', () => {
  it('the complete file is downloaded', async () => {
    const target = await chooseTarget('backup.zip')
    await target?.write(bytes('하나'))
    await target?.write(new Uint8Array(9 * 1024 * 1024))
    await target?.write(bytes('둘'))
    expect(createObjectURL).not.toHaveBeenCalled()
    await target?.finish()
    expect(downloadName).toHaveBeenCalledWith('backup.zip')
    const [content] = createObjectURL.mock.calls[0] ?? []
    expect(content?.size).toBe(9 * 1024 * 1024 + 9)
    expect(content?.type).toBe('application/zip')
  })

  it.each([
    ['the next backup', () => chooseTarget('next.zip')],
    ['the page is unloaded', () => Promise.resolve(window.dispatchEvent(new Event('pagehide')))],
  ])('the object URL stays valid until %s', async (_name, end) => {
    vi.useFakeTimers()
    const target = await chooseTarget('backup.zip')
    revokeObjectURL.mockClear()
    await target?.finish()
    vi.advanceTimersByTime(60 * 60 * 1000)
    vi.useRealTimers()
    expect(revokeObjectURL).not.toHaveBeenCalled()
    await end()
    expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:backup')
  })

  it('a discarded backup is not downloaded', async () => {
    const target = await chooseTarget('backup.zip')
    await target?.write(bytes('하나'))
    await target?.discard()
    expect(createObjectURL).not.toHaveBeenCalled()
  })
})

describe('with a save picker', () => {
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

  it('the file is written to the chosen location', async () => {
    const writable = file()
    withPicker(() => Promise.resolve(handle(writable)))
    const target = await chooseTarget('backup.zip')
    await target?.write(bytes('하나'))
    await target?.finish()
    expect(writable.write).toHaveBeenCalledWith(bytes('하나'))
    expect(writable.close).toHaveBeenCalledOnce()
    expect(createObjectURL).not.toHaveBeenCalled()
  })

  it.each([
    [0, 1],
    [5, 0],
  ])('discarding with an existing file of %i bytes removes %i file(s)', async (size, removed) => {
    const fileHandle = handle(file(), size)
    withPicker(() => Promise.resolve(fileHandle))
    const target = await chooseTarget('backup.zip')
    await target?.discard()
    expect(fileHandle.remove).toHaveBeenCalledTimes(removed)
  })

  it('returns null if the picker is cancelled and throws other errors', async () => {
    withPicker(() => Promise.reject(new DOMException('closed', 'AbortError')))
    expect(await chooseTarget('backup.zip')).toBeNull()
    withPicker(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await expect(chooseTarget('backup.zip')).rejects.toMatchObject({ name: 'NotAllowedError' })
  })
})
