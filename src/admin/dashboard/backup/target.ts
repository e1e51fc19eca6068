import { isRecord } from '@/lib/json'
import { offerFile } from '@/lib/browser/saveFile'

/** Where a backup is written to. */
export interface BackupTarget {
  /** A finished file is where the owner wants it; of a download nobody tells how it ends. */
  kind: 'file' | 'download'
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  /** The file is whole. */
  finish: () => Promise<void>
  /** Nothing of it stays. Never rejects. */
  discard: () => Promise<void>
}

type Picker = (options: object) => Promise<FileSystemFileHandle>

/** Chromium's own dialog for saving, which types do not know. */
function savePicker(): Picker | null {
  const picker: unknown = Reflect.get(window, 'showSaveFilePicker')
  // oxlint-disable-next-line no-unsafe-type-assertion -- as the File System Access API has it
  return typeof picker === 'function' ? (picker.bind(window) as Picker) : null
}

/**
 * Asks where the file shall be, where the browser can write to a place of one's choice; elsewhere it comes as a download.
 * Null when the owner chose none. Must be called by a press: browsers open the dialog for nothing else.
 */
export async function chooseTarget(name: string): Promise<BackupTarget | null> {
  const pick = savePicker()
  if (!pick) return downloadTarget(name)
  const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }]
  try {
    return await fileTarget(await pick({ suggestedName: name, types }))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}

/** A file on disk: the browser writes beside it and moves it in place when it is whole. */
async function fileTarget(handle: FileSystemFileHandle): Promise<BackupTarget> {
  const file = await handle.createWritable()
  return {
    kind: 'file',
    write: (bytes) => file.write(bytes),
    finish: () => file.close(),
    discard: async () => {
      await file.abort().catch(() => undefined)
      await removeEmpty(handle)
    },
  }
}

/** The dialog has made an empty file; one that was there before keeps its content. */
async function removeEmpty(handle: FileSystemFileHandle) {
  try {
    const { size } = await handle.getFile()
    const remove: unknown = isRecord(handle) ? handle['remove'] : undefined
    if (size === 0 && typeof remove === 'function') await remove.call(handle)
  } catch {
    // An empty file stays; nobody takes it for a backup.
  }
}

const PART_BYTES = 8 * 1024 * 1024

/** Lets go of the last download: the browser may read it late, after it has asked the owner where to put it. */
let release = () => {}
window.addEventListener('pagehide', () => release())

/** A download: made of parts, which browsers keep on disk, so that memory holds but the last of them. */
function downloadTarget(name: string): BackupTarget {
  release()
  let parts: Blob[] = []
  let latest: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const putAway = () => {
    parts.push(new Blob(latest))
    latest = []
    bytes = 0
  }
  return {
    kind: 'download',
    write: (chunk) => {
      latest.push(chunk)
      bytes += chunk.length
      if (bytes >= PART_BYTES) putAway()
      return Promise.resolve()
    },
    finish: () => {
      putAway()
      release = offerFile(new Blob(parts, { type: 'application/zip' }), name)
      return Promise.resolve()
    },
    discard: () => {
      parts = []
      latest = []
      return Promise.resolve()
    },
  }
}
