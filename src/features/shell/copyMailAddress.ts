import { shell } from '#messages/shell'
import { logger } from '@/lib/logger'
import { showToast } from '@/ui/toaster'
import { site } from '@content/site'

/** Shows a toast that says the address was copied. */
export function showCopiedToast() {
  showToast(shell.mailCopied)
}

/** Copies the address in addition to opening the mail program, because not everyone has one set up. */
export function copyMailAddress() {
  void copy()
}

async function copy() {
  try {
    await navigator.clipboard.writeText(site.owner.email)
    showCopiedToast()
  } catch (error) {
    logger.info('The email address could not be copied:', error)
  }
}
