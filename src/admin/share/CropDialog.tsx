import { useState } from 'react'
import { CARD, CHAT_CROP, SQUARE_CROP } from '@/config/socialCard'
import type { Focus } from '@/lib/image/cropping'
import { Button } from '../components/Button'
import { CheckIcon, WarnIcon } from '../components/icons'
import { Sheet } from '../components/Sheet'
import { CardPicture } from './CardPicture'
import styles from './CropDialog.module.scss'
import { FocusPicture } from './FocusPicture'
import { tightPlaces } from './focusRules'
import { SharedContext, useShared } from './shared'

interface Props {
  open: boolean
  focus: Focus
  onApply: (focus: Focus) => void
  onClose: () => void
}

const results = [
  { name: '카카오톡', note: `${CARD.width} × 600`, crop: CHAT_CROP },
  { name: 'X', note: '1.91:1', crop: undefined },
  { name: '네이버', note: '1:1', crop: SQUARE_CROP },
] as const

/** The picture at large, with what becomes of it in each place; nothing is taken over before 적용하기. */
export function CropDialog({ open, ...props }: Props) {
  return (
    <Sheet open={open} title="그림 자르기" onClose={props.onClose} className={styles.sheet} fromFoot>
      <Cropping {...props} />
    </Sheet>
  )
}

function Cropping({ focus: first, onApply, onClose }: Omit<Props, 'open'>) {
  const [focus, setFocus] = useState(first)
  const shared = useShared()
  const tight = tightPlaces(shared.size, focus)
  return (
    <SharedContext value={{ ...shared, focus }}>
      <p>꼭 보여야 하는 곳에 흰 점을 놓으세요. 화살표 키로 1%씩, Shift를 함께 누르면 10%씩 움직입니다.</p>
      <div className={styles.columns}>
        {shared.picture && (
          <FocusPicture src={shared.picture} size={shared.size} focus={focus} onChange={setFocus} large />
        )}
        <div className={styles.results}>
          {results.map(({ name, note, crop }) => (
            <figure key={name}>
              <figcaption>
                <b>{name}</b> <small>{note}</small>
              </figcaption>
              <CardPicture {...(crop && { crop })} />
            </figure>
          ))}
          <p role="status" className={styles.verdict} data-tight={tight.length > 0 || undefined}>
            {tight.length === 0 ? <CheckIcon /> : <WarnIcon />}
            {tight.length === 0
              ? '초점이 모든 자르기 안에 있습니다.'
              : `${tight.join(', ')}에서는 초점이 가장자리에 걸립니다.`}
          </p>
        </div>
      </div>
      <Sheet.Buttons>
        <Button look="ghost" className={styles.centre} onClick={() => setFocus([0.5, 0.5])}>
          가운데로
        </Button>
        <Button onClick={onClose}>취소</Button>
        <Button look="filled" onClick={() => onApply(focus)}>
          적용하기
        </Button>
      </Sheet.Buttons>
    </SharedContext>
  )
}
