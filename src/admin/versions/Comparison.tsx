import { useMemo, useState } from 'react'
import { versions } from '#messages/admin/versions'
import { common } from '#messages/common'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/owner/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import { countFieldDifferences, countDifferences, type FieldDifference } from './compareDrafts'
import { ComparisonTools, type Layout } from './ComparisonTools'
import { CutDifferences } from './CutDifferences'
import { CurrentDifference, useDifferenceNavigation, useCurrentDifference } from './differenceNavigation'
import type { DiffPart } from './diffWords'
import { VersionPicture } from './VersionPicture'
import styles from './Comparison.module.scss'
import pictureStyles from './VersionPicture.module.scss'

interface DiffTextProps {
  parts: readonly DiffPart[]
  /** Text to show; both inline if omitted. */
  side?: 'before' | 'after'
  /** Index of the first change among all differences of the page. */
  firstIndex: number
}

/** Numbers the changes of a text, starting at `firstIndex`. */
function numberChanges(parts: readonly DiffPart[], firstIndex: number) {
  let nextIndex = firstIndex
  return parts.map((part) => ('same' in part ? part : { ...part, index: nextIndex++ }))
}

/** Text with removed and added parts, marked by sign, decoration and hidden text as well as colour (WCAG 1.4.1). */
function DiffText({ parts, side, firstIndex }: DiffTextProps) {
  return (
    <p className={styles.text}>
      {numberChanges(parts, firstIndex).map((part, key) => {
        if ('same' in part) return <span key={key}>{part.same}</span>
        const { removed, added, index } = part
        return (
          <span key={key}>
            {side !== 'after' && removed && <Change kind="removed" text={removed} index={index} />}
            {side !== 'before' && added && <Change kind="added" text={added} index={index} />}
          </span>
        )
      })}
    </p>
  )
}

/** Makes changed line breaks visible. */
const markLineBreaks = (text: string) => text.replaceAll('\n', '↵\n')

function Change({ kind, text, index }: { kind: 'removed' | 'added'; text: string; index: number }) {
  const isCurrent = useCurrentDifference() === index
  const Tag = kind === 'removed' ? 'del' : 'ins'
  return (
    <Tag className={styles.change} data-place={index} data-current={isCurrent || undefined}>
      <span className="visually-hidden">{`${versions[kind]} `}</span>
      <span aria-hidden="true" className={styles.sign}>
        {kind === 'removed' ? '−' : '+'}
      </span>
      <span className={styles.changedText}>{markLineBreaks(text)}</span>
    </Tag>
  )
}

interface Props {
  collection: Collection
  before: PostDraft
  after: PostDraft
  fields: readonly FieldDifference[]
  /** Formatted dates of the selected version and of the current row. */
  title: string
  savedAt: string
  layout: Layout
  onLayout: (layout: Layout) => void
  /** The selected version's picture is no longer in storage. */
  isImageMissing: boolean
}

const withFirstIndex = (fields: readonly FieldDifference[]) =>
  fields.map((field, index) => ({ field, firstIndex: countDifferences(fields.slice(0, index)) }))

/** Compares a version with the current row, field by field. Omits equal fields. */
export function Comparison({ before, after, fields, title, savedAt, layout, ...rest }: Props) {
  const count = countDifferences(fields)
  const navigation = useDifferenceNavigation(count)
  const [isEnlarged, setIsEnlarged] = useState(false)
  const rows = useMemo(() => withFirstIndex(fields), [fields])
  const pictures = { before, after, isMissing: rest.isImageMissing, onOpen: () => setIsEnlarged(true) }
  return (
    <CurrentDifference value={navigation.current}>
      <ComparisonTools layout={layout} onLayout={rest.onLayout} navigation={navigation} count={count} />
      <section className={styles.table} data-layout={layout} aria-label={versions.differences}>
        {layout === 'beside' && (
          <header className={styles.heads}>
            <p>
              <b>{versions.versionOf(title)}</b> <span>{versions.selected}</span>
            </p>
            <p>
              <b>{versions.current}</b> <span>{savedAt}</span>
            </p>
          </header>
        )}
        {count === 0 && <p className={styles.same}>{versions.equal}</p>}
        {rows.map(({ field, firstIndex }) => (
          <div key={field.name} className={styles.row} data-field={field.name}>
            {layout === 'beside' ? (
              <>
                <Cell field={field} firstIndex={firstIndex} side="before" pictures={pictures} />
                <Cell field={field} firstIndex={firstIndex} side="after" pictures={pictures} />
              </>
            ) : (
              <Cell field={field} firstIndex={firstIndex} pictures={pictures} />
            )}
          </div>
        ))}
      </section>
      <PicturePairDialog
        open={isEnlarged}
        before={before}
        after={after}
        onClose={() => setIsEnlarged(false)}
      />
    </CurrentDifference>
  )
}

interface CellProps {
  field: FieldDifference
  /** Index of the field's first difference. */
  firstIndex: number
  side?: 'before' | 'after'
  pictures: { before: PostDraft; after: PostDraft; isMissing: boolean; onOpen: () => void }
}

function Cell({ field, firstIndex, side, pictures }: CellProps) {
  const { before, after, isMissing, onOpen } = pictures
  return (
    <div className={styles.cell} data-title={field.name === 'title' || undefined}>
      <h2>{field.label()}</h2>
      {field.kind === 'text' && (
        <DiffText parts={field.parts} firstIndex={firstIndex} {...(side !== undefined && { side })} />
      )}
      {field.kind === 'formatting' && (
        <p data-place={firstIndex} className={styles.formatting}>
          {versions.formatting}
        </p>
      )}
      {field.kind === 'picture' && side !== 'after' && (
        <VersionPicture
          draft={before}
          side="before"
          isMissing={isMissing}
          index={firstIndex}
          onOpen={onOpen}
        />
      )}
      {field.kind === 'picture' && side !== 'before' && (
        <VersionPicture draft={after} side="after" isMissing={false} index={firstIndex} onOpen={onOpen} />
      )}
      {field.kind === 'cuts' && (
        <CutDifferences
          cuts={field.cuts}
          firstIndex={firstIndex}
          {...(side !== undefined && { side })}
          renderTexts={(texts, index) => (
            <DiffText parts={texts} firstIndex={index} {...(side !== undefined && { side })} />
          )}
        />
      )}
      {field.kind === 'text' && countFieldDifferences(field) > 1 && side === undefined && (
        <small className="visually-hidden">{versions.placesDiffer(countFieldDifferences(field))}</small>
      )}
    </div>
  )
}

type PairProps = Pick<Props, 'before' | 'after'> & { open: boolean; onClose: () => void }

function PicturePairDialog({ open, before, after, onClose }: PairProps) {
  const sides = [
    { caption: versions.before, draft: before },
    { caption: versions.after, draft: after },
  ]
  return (
    <Sheet open={open} title={versions.pictures} onClose={onClose} className={pictureStyles.both}>
      <div className={pictureStyles.pair}>
        {sides.map(({ caption, draft }) => (
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
        <AdminButton onClick={onClose}>{common.close}</AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}
