/** Stands for the module of the same name, so that nothing is sent: `vi.mock` it as `backendUrl`. */
import { beforeEach, vi } from 'vitest'

let lastKey = 0

// Keys count from 1 in every test.
beforeEach(() => {
  lastKey = 0
})

export const uploadObject = vi.fn<() => Promise<void>>(() => Promise.resolve())
export const objectExists = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
export const removeObjects = vi.fn<() => Promise<void>>(() => Promise.resolve())

export function newImageKeys() {
  lastKey += 1
  return { full: `${lastKey}.webp`, thumbnail: `${lastKey}-640.webp` }
}

export const publicObjectUrl = (key: string) => `/storage/v1/object/public/media/${key}`
