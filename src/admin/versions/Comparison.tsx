import { useMemo, useState } from 'react'
import type { Collection } from '@/posts/definition'
import type { PostDraft } from '@/posts/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'
import { placesIn, placesOf, type FieldDifference } from './compareDrafts'
import styles from './Comparison.module.scss'
import { ComparisonTools, type Layout } from './ComparisonTools'
import { CurrentPlace, usePlaceWalk, useCurrentPlace } from './places'
import { VersionPicture } from './VersionPicture'
import pictureStyles from './VersionPicture.module.scss'
import type { Piece } from './wordDiff'

interface DiffTextProps {
  pieces: readonly Piece[]
  /** Which of the two texts stands here; both in one line without it. */
  side?: 'before' | 'after'
  /** Number of its first change among all places of the page. */
  firstPlace: number
}

/** A text with what was removed and added, told by sign, line, colour and words (WCAG 1.4.1). */
function DiffText({ pieces, side, firstPlace }: DiffTextProps) {
  let place = firstPlace
  return (
    <p className={styles.text}>
      {pieces.map((piece, index) => {
        if ('same' in piece) return <span key={index}>{piece.same}</span>
        const at = place++
        return (
          <span key={index}>
            {side !== 'after' && piece.removed && <Change kind="removed" text={piece.removed} place={at} />}
            {side !== 'before' && piece.added && <Change kind="added" text={piece.added} place={at} />}
          </span>
        )
      })}
    </p>
  )
}

/** A blank is changed, too: a line's end gets a sign. */
const shown = (text: string) => text.replaceAll('\n', '↵\n')

function Change({ kind, text, place }: { kind: 'removed' | 'added'; text: string; place: number }) {
  const isCurrent = useCurrentPlace() === place
  const Tag = kind === 'removed' ? 'del' : 'ins'
  return (
    <Tag className={styles.change} data-place={place} data-current={isCurrent || undefined}>
      <span className="visually-hidden">{kind === 'removed' ? '지워짐 ' : '더해짐 '}</span>
      <span aria-hidden="true" className={styles.sign}>
        {kind === 'removed' ? '−' : '+'}
      </span>
      <span className={styles.words}>{shown(text)}</span>
    </Tag>
  )
}

interface Props {
  collection: Collection
  before: PostDraft
  after: PostDraft
  fields: readonly FieldDifference[]
  /** What the chosen version is called, and when the row was saved. */
  title: string
  savedAt: string
  layout: Layout
  onLayout: (layout: Layout) => void
  /** Whether storage has let the chosen version's picture go. */
  isPictureGone: boolean
}

const numbered = (fields: readonly FieldDifference[]) =>
  fields.map((field, index) => ({ field, place: placesOf(fields.slice(0, index)) }))

/** A version beside the row as it is now, field by field; what is the same in both is left out. */
export function Comparison({ before, after, fields, title, savedAt, layout, ...more }: Props) {
  const count = placesOf(fields)
  const walk = usePlaceWalk(count)
  const [enlarged, setEnlarged] = useState(false)
  const rows = useMemo(() => numbered(fields), [fields])
  const pictures = { before, after, isGone: more.isPictureGone, onOpen: () => setEnlarged(true) }
  return (
    <CurrentPlace value={walk.current}>
      <ComparisonTools layout={layout} onLayout={more.onLayout} walk={walk} count={count} />
      <section className={styles.table} data-layout={layout} aria-label="다른 곳">
        {layout === 'beside' && (
          <header className={styles.heads}>
            <p>
              <b>{title}의 판</b> <span>고른 판</span>
            </p>
            <p>
              <b>지금 판</b> <span>{savedAt}</span>
            </p>
          </header>
        )}
        {count === 0 && <p className={styles.same}>두 판의 글이 같습니다.</p>}
        {rows.map(({ field, place }) => (
          <div key={field.name} className={styles.row} data-field={field.name}>
            {layout === 'beside' ? (
              <>
                <Cell field={field} place={place} side="before" pictures={pictures} />
                <Cell field={field} place={place} side="after" pictures={pictures} />
              </>
            ) : (
              <Cell field={field} place={place} pictures={pictures} />
            )}
          </div>
        ))}
      </section>
      <BothPictures open={enlarged} before={before} after={after} onClose={() => setEnlarged(false)} />
    </CurrentPlace>
  )
}

interface CellProps {
  field: FieldDifference
  /** Number of its first place. */
  place: number
  side?: 'before' | 'after'
  pictures: { before: PostDraft; after: PostDraft; isGone: boolean; onOpen: () => void }
}

function Cell({ field, place, side, pictures }: CellProps) {
  const { before, after, isGone, onOpen } = pictures
  return (
    <div className={styles.cell} data-title={field.name === 'title' || undefined}>
      <h2>{field.label}</h2>
      {field.kind === 'text' && (
        <DiffText pieces={field.pieces} firstPlace={place} {...(side !== undefined && { side })} />
      )}
      {field.kind === 'look' && (
        <p data-place={place} className={styles.look}>
          글자는 같고, 꾸밈이나 이 화면이 보여 주지 않는 내용이 다릅니다.
        </p>
      )}
      {field.kind === 'picture' && side !== 'after' && (
        <VersionPicture draft={before} side="before" isGone={isGone} place={place} onOpen={onOpen} />
      )}
      {field.kind === 'picture' && side !== 'before' && (
        <VersionPicture draft={after} side="after" isGone={false} place={place} onOpen={onOpen} />
      )}
      {field.kind === 'text' && placesIn(field) > 1 && side === undefined && (
        <small className="visually-hidden">{placesIn(field)}곳이 다릅니다.</small>
      )}
    </div>
  )
}

type PairProps = Pick<Props, 'before' | 'after'> & { open: boolean; onClose: () => void }

function BothPictures({ open, before, after, onClose }: PairProps) {
  const both = [
    { caption: '바뀌기 전', draft: before },
    { caption: '바뀐 뒤', draft: after },
  ]
  return (
    <Sheet open={open} title="두 판의 사진" onClose={onClose} className={pictureStyles.both}>
      <div className={pictureStyles.pair}>
        {both.map(({ caption, draft }) => (
          <figure key={caption}>
            {draft.image && (
              <img
                src={imageUrl(draft.image) ?? ''}
                alt={draft.alt ?? ''}
                width={draft.width ?? undefined}
                height={draft.height ?? undefined}
              />
            )}
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <Sheet.Buttons>
        <Button onClick={onClose}>닫기</Button>
      </Sheet.Buttons>
    </Sheet>
  )
}
