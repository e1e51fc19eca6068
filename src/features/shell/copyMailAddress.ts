import { site } from '@content/site'
import { logger } from '@/lib/logger'
import { showToast } from '@/ui/toaster'

/** Shows a toast that says the address was copied. */
export function showCopiedToast() {
  showToast('메일 주소를 복사했습니다.')
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
    logger.info('메일 주소를 복사하지 못했습니다:', error)
  }
}
