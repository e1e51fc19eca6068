import { inquiries as words } from '#messages/admin/inquiries'
import type { InquiryListQuery } from '@/inquiries/inquiryListQuery'
import { INQUIRY_STATES } from '@/inquiries/letter'
import type { ListedInquiry } from '@/inquiries/ownerInquiries'
import { countInquiries } from '@/inquiries/ownerInquiryQueries'
import { AdminButton } from '../components/AdminButton'
import { FilterButtons, TitleFilter } from '../components/FilterTools'
import { TrashIcon } from '../components/icons'
import { labelled } from '../list/labelled'
import { SelectAll } from '../list/SelectAll'
import type { Selection } from '../list/useSelection'
import styles from './InquiryTools.module.scss'

const FILTERS = ['all', ...INQUIRY_STATES] as const
type Filter = (typeof FILTERS)[number]

interface ToolsProps {
  query: InquiryListQuery
  /** By state; undefined until they are loaded. */
  counts: Readonly<Record<string, number>> | undefined
  onChange: (change: Partial<InquiryListQuery>) => void
}

/** Search, and the states as filters with their counts. */
function Tools({ query, counts = {}, onChange }: ToolsProps) {
  const countOf = (filter: Filter) => (filter === 'all' ? countInquiries(counts) : (counts[filter] ?? 0))
  const filters = labelled<Filter>(FILTERS, { ...words.states, all: words.tools.all })
  return (
    <>
      <TitleFilter
        search={query.search}
        label={words.tools.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className={styles.filters}>
        <FilterButtons
          legend={words.tools.byState}
          filters={filters}
          filter={query.state}
          onFilter={(state) => onChange({ state })}
          countOf={countOf}
        />
      </div>
    </>
  )
}

interface SelectionToolsProps {
  selection: Selection<ListedInquiry>
  isSpam: boolean
  onMove: (state: 'spam' | 'received') => void
  onDelete: () => void
}

/** Actions on all selected inquiries. */
function SelectionTools({ selection, isSpam, onMove, onDelete }: SelectionToolsProps) {
  return (
    <section className={styles.selection} aria-label={words.selection.label}>
      <b aria-live="polite">{words.selection.count(selection.posts.length)}</b>
      <AdminButton onClick={() => onMove(isSpam ? 'received' : 'spam')}>
        {isSpam ? words.selection.notSpam : words.selection.toSpam}
      </AdminButton>
      <AdminButton look="warn" aria-haspopup="dialog" onClick={onDelete}>
        <TrashIcon /> {words.selection.delete}
      </AdminButton>
      <AdminButton look="ghost" className={styles.clear} onClick={selection.clear}>
        {words.selection.clear}
      </AdminButton>
    </section>
  )
}

type Props = ToolsProps & Omit<SelectionToolsProps, 'isSpam'> & { isEmpty: boolean }

/** The line above the list: search and filters, or the actions on selected inquiries. The first checkbox selects all. */
export function InquiryTools({ query, counts, onChange, isEmpty, ...selectionProps }: Props) {
  const isSelecting = selectionProps.selection.posts.length > 0
  return (
    <div className={styles.line} data-selecting={isSelecting || undefined}>
      {!isEmpty && (
        <div className={styles.all}>
          <SelectAll selection={selectionProps.selection} />
        </div>
      )}
      {isSelecting ? (
        <SelectionTools {...selectionProps} isSpam={query.state === 'spam'} />
      ) : (
        <Tools query={query} counts={counts} onChange={onChange} />
      )}
    </div>
  )
}
