import { useRef, useState, useEffect, useReducer, useId } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { CloseIcon, ShareIcon } from '@/ui/icons'
import { CardCanvas } from './CardCanvas'
import { type Card, drawCard } from './draw/drawCard'
import { type Ground, nameOf, RATIOS, type ShareSubject, GROUNDS, type Ratio } from './subject'
import styles from './ShareCardDialog.module.scss'
import { logger } from '@/lib/logger'
import { loadMaterial, type Material } from './draw/material'
import { fullAddress } from '@/config/base'
import { saveFile } from '@/lib/browser/saveFile'
import { copyText } from '@/ui/copyText'
import { showToast } from '@/ui/toaster'
import { toPng } from '@/lib/canvas/canvas'

/** Width of a miniature's drawing in px, twice what is shown. */
const MINIATURE_WIDTH = 156

interface GroundChoiceProps {
  card: Card | null
  ground: Ground
  onChoose: (ground: Ground) => void
}

/** The four grounds, each as the very card on it. */
function GroundChoice({ card, ground, onChoose }: GroundChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.grounds}>
      <legend>바탕</legend>
      {GROUNDS.map(({ key, name: word }) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === ground} onChange={() => onChoose(key)} />
          <span className={styles.miniature} aria-hidden="true">
            {card && <CardCanvas card={{ ...card, ground: key, ratio: RATIOS[0] }} width={MINIATURE_WIDTH} />}
          </span>
          <span className={styles.word}>{word}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The two proportions. */
function RatioChoice({ ratio, onChoose }: { ratio: Ratio; onChoose: (ratio: Ratio) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.ratios}>
      <legend>비율</legend>
      {RATIOS.map((of) => (
        <label key={of.key}>
          <input type="radio" name={name} checked={of === ratio} onChange={() => onChoose(of)} />
          <span className={styles.frame} data-ratio={of.key} aria-hidden="true" />
          {of.key}
        </label>
      ))}
    </fieldset>
  )
}

/** A card's canvas as a file. Rejects when the browser can't make one. */
async function cardFile(canvas: HTMLCanvasElement, fileName: string): Promise<File> {
  return new File([await toPng(canvas)], `${fileName}.png`, { type: 'image/png' })
}

/** Whether the device has a sheet that takes pictures. Asked with an empty one: only kind and name matter. */
function canShareFiles(): boolean {
  const file = new File([], 'card.png', { type: 'image/png' })
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false)
}

/** Opens the device's sheet with a picture; false when the visitor closed it. Rejects when the device refuses. */
async function shareFile(file: File, url: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], url })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

const NOT_MADE = '그림을 만들지 못했습니다. 다시 시도해 주세요.'

/** What can be done with a card; each tells by a toast how it went, and none rejects. `card` is null while it is not there. */
function useCardActions(card: Card | null, path: string) {
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
    copyLink: () => void copyAddress(fullAddress(path)),
  }
}

function keep(file: File) {
  saveFile(file, file.name)
  showToast('그림을 저장했습니다.')
}

const copyAddress = (url: string) =>
  copyText(url, { copied: '링크를 복사했습니다.', failed: `링크를 복사하지 못했습니다. ${url}` })

/** What a card is drawn from: null while it comes, `failed` when it did not; `retry` asks again. */
function useMaterial(subject: ShareSubject) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 1)
  const [answer, setAnswer] = useState<{ attempt: number; material: Material | null } | null>(null)
  useEffect(() => {
    let current = true
    const load = async () => {
      const material = await loadMaterial(subject).catch((error: unknown) => {
        logger.warn('나눌 그림의 재료를 불러오지 못했습니다.', error)
        return null
      })
      if (current) setAnswer({ attempt, material })
    }
    void load()
    return () => {
      current = false
    }
  }, [subject, attempt])
  const answered = answer?.attempt === attempt
  const material = answered ? answer.material : null
  return { material, failed: answered && !material, retry }
}

/** Width of the preview's drawing in px: twice what the largest screen shows of it. */
const PREVIEW_WIDTH = 1080

interface ShareCardDialogProps {
  open: boolean
  subject: ShareSubject
  onClose: () => void
}

/** A passage or a photograph as a picture, on a ground and in a proportion of one's choice, to share or to keep. */
export default function ShareCardDialog({ open, subject, onClose }: ShareCardDialogProps) {
  const passage = subject.kind === 'passage'
  const [ground, setGround] = useState<Ground>(passage ? 'night' : 'darkroom')
  const [ratio, setRatio] = useState<(typeof RATIOS)[number]>(RATIOS[0])
  const { material, failed, retry } = useMaterial(subject)
  const card: Card | null = material && { subject, ground, ratio, material, address: addressOf(subject) }
  const close = useRef<HTMLButtonElement>(null)
  // A browser scrolls to what takes the focus, and this sheet is higher than a small screen.
  const showTop = () => {
    const layer = close.current?.closest('dialog')
    if (layer) layer.scrollTop = 0
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onPresence={showTop}
      labelledBy="share-card-title"
      className={styles.layer}
      panelClassName={styles.sheet}
    >
      <button ref={close} type="button" className={styles.close} onClick={onClose} aria-label="닫기">
        <CloseIcon />
      </button>
      <div className={styles.preview}>
        {card && (
          <CardCanvas
            key={ground}
            card={card}
            width={PREVIEW_WIDTH}
            label={nameOf(subject)}
            className={styles.card}
          />
        )}
        {failed && (
          <p role="alert">
            그림을 만들지 못했습니다. <Button onClick={retry}>다시 시도</Button>
          </p>
        )}
      </div>
      <div className={styles.choices}>
        <h2 id="share-card-title">{passage ? '이 문장 나누기' : '이 사진 나누기'}</h2>
        <p className={styles.lead}>{passage ? '고른 문장이' : '이 사진이'} 한 장의 그림이 됩니다.</p>
        <GroundChoice card={card} ground={ground} onChoose={setGround} />
        <RatioChoice ratio={ratio} onChoose={setRatio} />
        <Actions card={card} path={subject.path} />
      </div>
    </Dialog>
  )
}

/** The page's address as people write it: no scheme, no query. */
function addressOf({ path }: ShareSubject): string {
  const { host, pathname } = new URL(path, window.location.origin)
  return host + pathname
}

function Actions({ card, path }: { card: Card | null; path: string }) {
  const { save, share, copyLink } = useCardActions(card, path)
  const [shares] = useState(canShareFiles)
  return (
    <div className={styles.actions}>
      {shares && (
        <Button variant="filled" disabled={!card} onClick={share} icon={<ShareIcon />}>
          공유하기
        </Button>
      )}
      <Button variant={shares ? 'outline' : 'filled'} disabled={!card} onClick={save}>
        그림 저장
      </Button>
      <Button onClick={copyLink}>링크 복사</Button>
    </div>
  )
}
