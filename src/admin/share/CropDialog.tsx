import { useMemo, useState } from 'react'
import { CARD_SIZE, CHAT_CROP, SQUARE_CROP } from '@/config/socialCard'
import type { FocalPoint } from '@/lib/image/cropping'
import { AdminButton } from '../components/AdminButton'
import { CheckIcon, WarnIcon } from '../components/icons'
import { Sheet } from '../components/Sheet'
import { CardPicture } from './CardPicture'
import styles from './CropDialog.module.scss'
import { FocusPicture } from './FocusPicture'
import { servicesCroppingFocus } from './cropFocus'
import { SharePreviewContext, useSharePreview } from './sharePreview'

interface Props {
  open: boolean
  focus: FocalPoint
  onApply: (focus: FocalPoint) => void
  onClose: () => void
}

const previews = [
  { name: '카카오톡', note: `${CARD_SIZE.width} × 600`, crop: CHAT_CROP },
  { name: 'X', note: '1.91:1', crop: undefined },
  { name: '네이버', note: '1:1', crop: SQUARE_CROP },
] as const

/** Large crop editor with a preview for each service. Changes apply only on 적용하기. */
export function CropDialog({ open, ...props }: Props) {
  return (
    <Sheet open={open} title="그림 자르기" onClose={props.onClose} className={styles.sheet} fromBottom>
      <CropEditor {...props} />
    </Sheet>
  )
}

function CropEditor({ focus: initialFocus, onApply, onClose }: Omit<Props, 'open'>) {
  const [focus, setFocus] = useState(initialFocus)
  const preview = useSharePreview()
  const { card, size } = preview
  const cropped = useMemo(() => ({ ...preview, card: { ...card, focus } }), [preview, card, focus])
  const tightServices = servicesCroppingFocus(size, focus)
  return (
    <SharePreviewContext value={cropped}>
      <p>
        꼭 보여야 하는 곳에 흰 점을 놓으세요. 화살표 키로 <span className={styles.step}>1%씩</span>, Shift를
        함께 누르면 <span className={styles.step}>10%씩</span> 움직입니다.
      </p>
      <div className={styles.columns}>
        {card.picture && (
          <FocusPicture src={card.picture.url} size={size} focus={focus} onChange={setFocus} large />
        )}
        <div className={styles.results}>
          {previews.map(({ name, note, crop }) => (
            <figure key={name}>
              <figcaption>
                <b>{name}</b> <small>{note}</small>
              </figcaption>
              <CardPicture {...(crop && { crop })} />
            </figure>
          ))}
          <p role="status" className={styles.verdict} data-tight={tightServices.length > 0 || undefined}>
            {tightServices.length === 0 ? <CheckIcon /> : <WarnIcon />}
            {tightServices.length === 0
              ? '초점이 모든 자르기 안에 있습니다.'
              : `${tightServices.join(', ')}에서는 초점이 가장자리에 걸립니다.`}
          </p>
        </div>
      </div>
      <Sheet.Buttons>
        <AdminButton look="ghost" className={styles.centre} onClick={() => setFocus([0.5, 0.5])}>
          가운데로
        </AdminButton>
        <AdminButton onClick={onClose}>취소</AdminButton>
        <AdminButton look="filled" onClick={() => onApply(focus)}>
          적용하기
        </AdminButton>
      </Sheet.Buttons>
    </SharePreviewContext>
  )
}
