import { site } from '@/content/site'
import { logger } from '@/lib/logger'
import { showToast } from '@/ui/toaster'

/** Says that the address was copied. */
export function confirmCopy() {
  showToast('메일 주소를 복사했습니다.')
}

/** Copies the address beside opening the mail program, which not everyone has set up. */
export function copyMailAddress() {
  void copy()
}

async function copy() {
  try {
    await navigator.clipboard.writeText(site.email)
    confirmCopy()
  } catch (error) {
    logger.info('메일 주소를 복사하지 못했습니다:', error)
  }
}
