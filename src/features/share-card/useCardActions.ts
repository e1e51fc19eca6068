import { fullAddress } from '@/config/base'
import { logger } from '@/lib/logger'
import { saveFile } from '@/lib/browser/saveFile'
import { copyText } from '@/ui/copyText'
import { showToast } from '@/ui/toaster'
import { type Card, drawCard } from './draw/drawCard'
import { cardFile, shareFile } from './shareFile'

const NOT_MADE = '그림을 만들지 못했습니다. 다시 시도해 주세요.'

/** What can be done with a card; each tells by a toast how it went, and none rejects. `card` is null while it is not there. */
export function useCardActions(card: Card | null, path: string) {
  const withFile = async (give: (file: File) => Promise<void> | void) => {
    if (!card) return
    try {
      await give(await cardFile(drawCard(card), card.subject.fileName))
    } catch (error) {
      logger.warn('카드를 그리지 못했습니다.', error)
      showToast(NOT_MADE, { tone: 'error' })
    }
  }
  return {
    save: () => void withFile(keep),
    share: () =>
      void withFile(async (file) => {
        try {
          await shareFile(file, fullAddress(path))
        } catch (error) {
          // Refused after all: the picture is not lost.
          logger.warn('기기가 그림을 나누지 못했습니다.', error)
          saveFile(file, file.name)
          showToast('이 기기에서는 나눌 수 없어 그림으로 저장했습니다.')
        }
      }),
    copyLink: () => void copyLink(fullAddress(path)),
  }
}

function keep(file: File) {
  saveFile(file, file.name)
  showToast('그림을 저장했습니다.')
}

const copyLink = (url: string) =>
  copyText(url, { copied: '링크를 복사했습니다.', failed: `링크를 복사하지 못했습니다. ${url}` })
