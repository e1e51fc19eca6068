import { useRef, useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { CloseIcon, ShareIcon } from '@/ui/icons'
import { CardCanvas } from './CardCanvas'
import { GroundChoice, RatioChoice } from './CardChoices'
import type { Card } from './draw/drawCard'
import { canShareFiles } from './shareFile'
import { type Ground, nameOf, RATIOS, type ShareSubject } from './subject'
import styles from './ShareCardDialog.module.scss'
import { useCardActions } from './useCardActions'
import { useMaterial } from './useMaterial'

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
