import { type Ref, useRef, useState, useEffect, useReducer, useId } from 'react'
import { common } from '#messages/common'
import { shareCard } from '#messages/shareCard'
import { toAbsoluteUrl } from '@/config/base'
import { saveFile } from '@/lib/browser/saveFile'
import { toPng } from '@/lib/canvas/canvas'
import { addXmpToPng } from '@/lib/image/pngXmp'
import { logger } from '@/lib/logger'
import { termsXmp } from '@/posts/pictures/pictureXmp'
import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copyText'
import { Dialog } from '@/ui/Dialog'
import { CloseIcon, ShareIcon } from '@/ui/icons'
import { showToast } from '@/ui/toaster'
import { CardCanvas } from './CardCanvas'
import { type ShareCard, drawShareCard } from './draw/drawShareCard'
import { loadCardAssets, type CardAssets } from './draw/loadCardAssets'
import { type Ground, getCardLabel, RATIOS, type ShareSubject, GROUNDS, type Ratio } from './shareSubject'
import styles from './ShareCardDialog.module.scss'

/** Canvas width of a thumbnail in px, twice its displayed width. */
const THUMBNAIL_WIDTH = 156

interface GroundChoiceProps {
  card: ShareCard | null
  ground: Ground
  onChoose: (ground: Ground) => void
}

/** The background choice. Each option shows the card on that background. */
function GroundChoice({ card, ground, onChoose }: GroundChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.grounds}>
      <legend>{shareCard.ground}</legend>
      {GROUNDS.map((key) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === ground} onChange={() => onChoose(key)} />
          <span className={styles.thumbnail} aria-hidden="true">
            {card && <CardCanvas card={{ ...card, ground: key, ratio: RATIOS[0] }} width={THUMBNAIL_WIDTH} />}
          </span>
          <span className={styles.label}>{shareCard.grounds[key]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The aspect ratio choice. */
function RatioChoice({ ratio, onChoose }: { ratio: Ratio; onChoose: (ratio: Ratio) => void }) {
  const name = useId()
  return (
    <fieldset className={styles.ratios}>
      <legend>{shareCard.ratio}</legend>
      {RATIOS.map((option) => (
        <label key={option.key}>
          <input type="radio" name={name} checked={option === ratio} onChange={() => onChoose(option)} />
          <span className={styles.frame} data-ratio={option.key} aria-hidden="true" />
          {option.key}
        </label>
      ))}
    </fieldset>
  )
}

/** Draws a card as a PNG file that states its rights. Rejects if the browser cannot encode it. */
async function createCardFile(card: ShareCard): Promise<File> {
  const { fileName, terms } = card.subject
  const png = addXmpToPng(await toPng(drawShareCard(card)), termsXmp(terms))
  return new File([png], `${fileName}.png`, { type: 'image/png' })
}

/**
 * Returns whether the device can share images. An empty file is enough for the check: only its type and name
 * matter.
 */
function canShareFiles(): boolean {
  const file = new File([], 'card.png', { type: 'image/png' })
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false)
}

/** Opens the system's share sheet. Resolves to false if the visitor closed it. Rejects if sharing failed. */
async function shareFile(file: File, url: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], url })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}

/**
 * The actions of the dialog. Each reports its result in a toast and never rejects. `card` is null while it is
 * loading.
 */
function useCardActions(card: ShareCard | null, path: string) {
  const withCardFile = async (handleFile: (file: File) => Promise<void> | void) => {
    if (!card) return
    try {
      await handleFile(await createCardFile(card))
    } catch (error) {
      logger.warn('The card was not drawn.', error)
      showToast(shareCard.drawFailed, { tone: 'error' })
    }
  }
  return {
    save: () => void withCardFile(saveImage),
    share: () =>
      void withCardFile(async (file) => {
        try {
          await shareFile(file, toAbsoluteUrl(path))
        } catch (error) {
          // Sharing failed: saves the image instead.
          logger.warn('The device did not share the picture.', error)
          saveFile(file, file.name)
          showToast(shareCard.savedInstead)
        }
      }),
    copyLink: () => void copyAddress(toAbsoluteUrl(path)),
  }
}

function saveImage(file: File) {
  saveFile(file, file.name)
  showToast(shareCard.saved)
}

const copyAddress = (url: string) =>
  copyText(url, { copied: common.linkCopied, failed: common.linkNotCopied(url) })

/** Loads the assets of a card: null while loading, `failed` after an error; `retry` loads again. */
function useCardAssets(subject: ShareSubject) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 1)
  const [response, setResponse] = useState<{ attempt: number; assets: CardAssets | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const assets = await loadCardAssets(subject).catch((error: unknown) => {
        logger.warn('The parts of the card were not loaded.', error)
        return null
      })
      if (isCurrent) setResponse({ attempt, assets })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [subject, attempt])
  const hasResponse = response?.attempt === attempt
  const assets = hasResponse ? response.assets : null
  return { assets, failed: hasResponse && !assets, retry }
}

/** Canvas width of the preview in px, twice its largest displayed width. */
const PREVIEW_WIDTH = 1080

interface ShareCardDialogProps {
  open: boolean
  subject: ShareSubject
  onClose: () => void
}

/**
 * A dialog that turns a passage or a photograph into an image to share or save, with a choice of background
 * and aspect ratio.
 */
export default function ShareCardDialog({ open, subject, onClose }: ShareCardDialogProps) {
  const isPassage = subject.kind === 'passage'
  const [ground, setGround] = useState<Ground>(isPassage ? 'night' : 'darkroom')
  const [ratio, setRatio] = useState<(typeof RATIOS)[number]>(RATIOS[0])
  const { assets, failed, retry } = useCardAssets(subject)
  const card: ShareCard | null = assets && {
    subject,
    ground,
    ratio,
    assets,
    address: getDisplayAddress(subject),
  }
  const closeButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onOpenChange={() => showTop(closeButton.current)}
      labelledBy="share-card-title"
      className={styles.layer}
      panelClassName={styles.dialog}
    >
      <CloseButton ref={closeButton} onClose={onClose} />
      <div className={styles.preview}>
        {card && (
          <CardCanvas
            key={ground}
            card={card}
            width={PREVIEW_WIDTH}
            label={getCardLabel(subject)}
            className={styles.card}
          />
        )}
        {failed && <LoadingFailed onRetry={retry} />}
      </div>
      <div className={styles.choices}>
        <h2 id="share-card-title">{shareCard[subject.kind].title}</h2>
        <p className={styles.lead}>{shareCard[subject.kind].lead}</p>
        <GroundChoice card={card} ground={ground} onChoose={setGround} />
        <RatioChoice ratio={ratio} onChoose={setRatio} />
        <Actions card={card} path={subject.path} />
      </div>
    </Dialog>
  )
}

function CloseButton({ ref, onClose }: { ref: Ref<HTMLButtonElement>; onClose: () => void }) {
  return (
    <button ref={ref} type="button" className={styles.close} onClick={onClose} aria-label={common.close}>
      <CloseIcon />
    </button>
  )
}

const LoadingFailed = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert">
    {shareCard.assetsFailed} <Button onClick={onRetry}>{common.retry}</Button>
  </p>
)

/** Scrolls the dialog to its top: focusing an element scrolls it if it is taller than the screen. */
function showTop(element: HTMLElement | null) {
  const layer = element?.closest('dialog')
  if (layer) layer.scrollTop = 0
}

/** Returns the page's address without scheme and query. */
function getDisplayAddress({ path }: ShareSubject): string {
  const { host, pathname } = new URL(path, window.location.origin)
  return host + pathname
}

function Actions({ card, path }: { card: ShareCard | null; path: string }) {
  const { save, share, copyLink } = useCardActions(card, path)
  const [canShare] = useState(canShareFiles)
  return (
    <div className={styles.actions}>
      {canShare && (
        <Button variant="filled" disabled={!card} onClick={share} icon={<ShareIcon />}>
          {shareCard.share}
        </Button>
      )}
      <Button variant={canShare ? 'outline' : 'filled'} disabled={!card} onClick={save}>
        {shareCard.save}
      </Button>
      <Button onClick={copyLink}>{common.copyLink}</Button>
    </div>
  )
}
