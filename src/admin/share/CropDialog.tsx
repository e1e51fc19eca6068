import { useMemo, useState } from 'react'
import { share as words } from '#messages/admin/share'
import { CARD_SIZE, CHAT_CROP, SQUARE_CROP } from '@/config/socialCard'
import type { FocalPoint } from '@/lib/image/cropping'
import { AdminButton } from '../components/AdminButton'
import { servicesCroppingFocus } from '../components/cropFocus'
import { FocusPicture } from '../components/FocusPicture'
import { CheckIcon, WarnIcon } from '../components/icons'
import { Sheet } from '../components/Sheet'
import { CardPicture } from './CardPicture'
import { SharePreviewContext, useSharePreview } from './sharePreview'
import styles from './CropDialog.module.scss'

interface Props {
  open: boolean
  focus: FocalPoint
  onApply: (focus: FocalPoint) => void
  onClose: () => void
}

/** Returns the previews, each with its name, a note beside it and its crop. */
const getPreviews = () =>
  [
    { name: words.previews.services.kakao.name, note: `${CARD_SIZE.width} × 600`, crop: CHAT_CROP },
    { name: 'X', note: '1.91:1', crop: undefined },
    { name: words.previews.services.naver.name, note: '1:1', crop: SQUARE_CROP },
  ] as const

/** Large crop editor with a preview for each service. Changes apply only when they are confirmed. */
export function CropDialog({ open, ...props }: Props) {
  return (
    <Sheet open={open} title={words.crop.title} onClose={props.onClose} className={styles.sheet} fromBottom>
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
  const { hint } = words.crop
  return (
    <SharePreviewContext value={cropped}>
      <p>
        {hint.before}
        <span className={styles.step}>{hint.step}</span>
        {hint.between}
        <span className={styles.step}>{hint.bigStep}</span>
        {hint.after}
      </p>
      <div className={styles.columns}>
        {card.picture && (
          <FocusPicture src={card.picture.url} size={size} focus={focus} onChange={setFocus} large />
        )}
        <div className={styles.results}>
          {getPreviews().map(({ name, note, crop }) => (
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
              ? words.crop.inside
              : words.crop.nearEdge(tightServices.map((key) => words.previews.services[key].short))}
          </p>
        </div>
      </div>
      <Sheet.Buttons>
        <AdminButton look="ghost" className={styles.centre} onClick={() => setFocus([0.5, 0.5])}>
          {words.crop.centre}
        </AdminButton>
        <AdminButton onClick={onClose}>{words.crop.cancel}</AdminButton>
        <AdminButton look="filled" onClick={() => onApply(focus)}>
          {words.crop.apply}
        </AdminButton>
      </Sheet.Buttons>
    </SharePreviewContext>
  )
}
