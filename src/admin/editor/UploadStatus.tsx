import type { PictureState } from '../upload/pictureState'

interface Props {
  state: PictureState
  /** Whether a picture that could not be sent is sent when the item is saved. */
  waits?: boolean
}

/**
 * What a screen reader says of a new picture on its way: its stations, not every percent. It stands there before there is
 * one, or the first word would go unheard; why a picture failed is an alert of its own.
 */
export const UploadStatus = ({ state, waits = true }: Props) => (
  <p role="status" className="visually-hidden">
    {(waits || state.phase !== 'local') && wordsOf(state)}
  </p>
)

function wordsOf({ phase, name, message }: PictureState): string {
  if (message !== null) return ''
  if (phase === 'reading') return `${name} 읽는 중`
  if (phase === 'uploading') return `${name} 올리는 중`
  if (phase === 'stored') return `${name} 올리기를 마쳤습니다.`
  return phase === 'local' ? `${name} 저장할 때 함께 올립니다.` : ''
}
