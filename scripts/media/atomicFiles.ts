// Files that are either complete or absent, also if the build is stopped or another one writes the same file.
import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The disk is full. Compare the name: the static renderer's bundle has its own copy of the class. */
export class FullDiskError extends Error {
  override readonly name = 'FullDiskError'

  constructor(file: string, cause: unknown) {
    super(
      `The disk is full: ${file} could not be written. Free some space, lower MEDIA_COPIES_MB or set MEDIA_COPIES=off.`,
      { cause },
    )
  }
}

/** Ending of files that are being written. */
export const UNFINISHED = '.tmp'

/** Writes a file and its folders. Throws `FullDiskError` if the disk is full. */
export const writeWhole = (file: string, content: Buffer | string): Promise<void> =>
  createWhole(file, (unfinished) => writeFile(unfinished, content))

/** Copies a file, and creates its folders. Throws `FullDiskError` if the disk is full. */
export const copyWhole = (from: string, to: string): Promise<void> =>
  createWhole(to, (unfinished) => copyFile(from, unfinished, constants.COPYFILE_FICLONE))

async function createWhole(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await write(unfinished)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw isFullDisk(error) ? new FullDiskError(file, error) : error
  }
}

const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
