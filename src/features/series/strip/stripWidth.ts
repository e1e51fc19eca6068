import { MAX_STRIP_WIDTH_PERCENT, MIN_STRIP_WIDTH_PERCENT, STRIP_WIDTH_STORAGE_KEY } from '@/config/constants'
import { localSafeStorage } from '@/lib/storage/safeStorage'

/** Returns the stored width of the strip in percent of its largest width; 100 if none is stored. */
export function readStripWidth(): number {
  const stored = Number(localSafeStorage.get(STRIP_WIDTH_STORAGE_KEY) ?? MAX_STRIP_WIDTH_PERCENT)
  const isValid = stored >= MIN_STRIP_WIDTH_PERCENT && stored <= MAX_STRIP_WIDTH_PERCENT
  return isValid ? stored : MAX_STRIP_WIDTH_PERCENT
}

export function saveStripWidth(percent: number) {
  localSafeStorage.set(STRIP_WIDTH_STORAGE_KEY, String(percent))
}
