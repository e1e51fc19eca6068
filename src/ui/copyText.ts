import { logger } from '@/lib/logger'
import { showToast } from './toaster'

/** Duration of the error toast in ms: its text may have to be copied by hand. */
const ERROR_TOAST_MS = 10_000

/** Copies a text and shows a toast with the result. Never rejects. */
export async function copyText(text: string, messages: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(messages.copied)
  } catch (error) {
    logger.warn(messages.failed, error)
    showToast(messages.failed, { tone: 'error', durationMs: ERROR_TOAST_MS })
  }
}
