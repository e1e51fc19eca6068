import { logger } from '@/lib/logger'
import { showToast } from './toaster'

/** What could not be copied may have to be read off. */
const FAILED_MS = 10_000

/** Copies a text and says by a toast how that went. Never rejects. */
export async function copyText(text: string, said: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(said.copied)
  } catch (error) {
    logger.warn(said.failed, error)
    showToast(said.failed, { tone: 'error', durationMs: FAILED_MS })
  }
}
