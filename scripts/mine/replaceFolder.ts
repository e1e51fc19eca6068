import { renameSync, rmSync } from 'node:fs'

/** Moves a folder to the place of another one and removes that one. If moving fails, the other one is restored. */
export function replaceFolder(folder: string, next: string): void {
  const previous = `${folder}.previous`
  rmSync(previous, { recursive: true, force: true })
  renameSync(folder, previous)
  try {
    renameSync(next, folder)
  } catch (error) {
    renameSync(previous, folder)
    throw error
  }
  rmSync(previous, { recursive: true })
}
