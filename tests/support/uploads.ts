/** Mock of the module of the same name that sends nothing. Use it like `backendUrl.ts`. */
import { beforeEach, vi } from 'vitest'

let lastKey = 0

// Keys restart at 1 in every test.
beforeEach(() => {
  lastKey = 0
})

export const uploadObject = vi.fn<() => Promise<void>>(() => Promise.resolve())
export const objectExists = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
/** Answers as `objectExists` does. */
export const missingObjectStatus = async () => ((await objectExists()) ? null : 400)
export const isObjectListed = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false))
export const removeObjects = vi.fn<() => Promise<void>>(() => Promise.resolve())

export function newImageKeys() {
  lastKey += 1
  return { full: `${lastKey}.webp`, thumbnail: `${lastKey}-640.webp` }
}

export const publicObjectUrl = (key: string) => `/storage/v1/object/public/media/${key}`
