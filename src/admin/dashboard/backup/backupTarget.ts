import { startDownload } from '@/lib/browser/saveFile'
import { isRecord } from '@/lib/json'

/** Destination of a backup. */
export interface BackupTarget {
  /** `file`: saved when `finish` resolves. `download`: the browser does not report when or whether it completes. */
  kind: 'file' | 'download'
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Completes the file. */
  finish: () => Promise<void>
  /** Discards the file. Never rejects. */
  discard: () => Promise<void>
}

type Picker = (options: object) => Promise<FileSystemFileHandle>

/** Returns `showSaveFilePicker`, which only Chromium has and TypeScript's DOM types lack. */
function getSavePicker(): Picker | null {
  const picker: unknown = Reflect.get(window, 'showSaveFilePicker')
  // oxlint-disable-next-line no-unsafe-type-assertion -- signature from the File System Access API
  return typeof picker === 'function' ? (picker.bind(window) as Picker) : null
}

/**
 * Asks where to save the file. Falls back to a download in browsers without a save picker. Returns null if the owner
 * cancels. Needs a user gesture, because browsers open the picker only then.
 */
export async function chooseTarget(name: string): Promise<BackupTarget | null> {
  const pick = getSavePicker()
  if (!pick) return downloadTarget(name)
  const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }]
  try {
    return await fileTarget(await pick({ suggestedName: name, types }))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

/** File on disk. The browser writes a temporary file and replaces the target on `close`. */
async function fileTarget(handle: FileSystemFileHandle): Promise<BackupTarget> {
  const file = await handle.createWritable()
  return {
    kind: 'file',
    write: (bytes) => file.write(bytes),
    finish: () => file.close(),
    discard: async () => {
      await file.abort().catch(() => undefined)
      await removeIfEmpty(handle)
    },
  }
}

/** Removes the empty file that the picker created. An existing file keeps its content. */
async function removeIfEmpty(handle: FileSystemFileHandle) {
  try {
    const { size } = await handle.getFile()
    const remove: unknown = isRecord(handle) ? handle['remove'] : undefined
    if (size === 0 && typeof remove === 'function') await remove.call(handle)
  } catch {
    // An empty file is left behind, which is harmless.
  }
}

const PART_BYTES = 8 * 1024 * 1024

/** Revokes the URL of the last download. Kept until then because the browser may read it after a save dialog. */
let revokeLast = () => {}
window.addEventListener('pagehide', () => revokeLast())

/** Download. Collects chunks into blobs, which browsers keep on disk, so that only the last part is in memory. */
function downloadTarget(name: string): BackupTarget {
  revokeLast()
  let parts: Blob[] = []
  let latest: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const flush = () => {
    parts.push(new Blob(latest))
    latest = []
    bytes = 0
  }
  return {
    kind: 'download',
    write: (chunk) => {
      latest.push(chunk)
      bytes += chunk.length
      if (bytes >= PART_BYTES) flush()
      return Promise.resolve()
    },
    finish: () => {
      flush()
      revokeLast = startDownload(new Blob(parts, { type: 'application/zip' }), name)
      return Promise.resolve()
    },
    discard: () => {
      parts = []
      latest = []
      return Promise.resolve()
    },
  }
}
