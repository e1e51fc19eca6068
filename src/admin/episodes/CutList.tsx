import {
  Fragment,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { episodes as words } from '#messages/admin/episodes'
import { castOf } from '@/content/series/casts'
import { isJsonEqual } from '@/lib/json'
import { AdminButton } from '../components/AdminButton'
import { SortableRows } from '../list/SortableRows'
import { entryId, isPresent, moveBy, moveTo, setRemoved, type Entry } from '../upload/cutEntries'
import { CutRow, entryName, type CutRowActions } from './CutRow'
import { FoldedPicture } from './FoldedPicture'
import type { Episode } from './useEpisode'
import { useFoldedPictures } from './useFoldedPictures'
import styles from './CutList.module.scss'

interface Props {
  episode: Episode
  selectedId: string | null
  onSelect: (id: string) => void
}

/** The cuts in their order, with removed ones at their place until the next save. */
export function CutList({ episode, selectedId, onSelect }: Props) {
  const { entries, changeEntries, uploader } = episode
  const castId = useId()
  const list = useSelection(onSelect)
  const focus = useRowFocus(list)
  const [announced, setAnnounced] = useState('')
  const actions = useCutActions(episode, { castId, announce: setAnnounced, focus })
  const present = useMemo(() => entries.filter(isPresent), [entries])
  const folding = useFoldedPictures(present, uploader)
  const items = useSortableItems(present, folding)
  const numbers = new Map(present.map((entry, index) => [entry, index + 1]))
  return (
    <>
      <CastNames id={castId} series={episode.series} />
      <SortableRows
        items={items}
        onMove={(moved, target) => changeEntries((all) => moveTo(all, moved.id, target.id))}
      >
        <ol ref={list} className={styles.list} aria-label={words.panels}>
          {entries.map((entry) => {
            const id = entryId(entry)
            const number = numbers.get(entry)
            if (number === undefined) return <RemovedRow key={id} entry={entry} onRestore={actions.restore} />
            const folded = folding.pictureOf(id)
            return (
              <Fragment key={id}>
                {folded?.pieces[0] === entry && (
                  <FoldedPicture picture={folded} number={number} onUnfold={folding.unfold} />
                )}
                <CutRow
                  entry={entry}
                  words={words.panel}
                  number={number}
                  isLast={number === present.length}
                  isSelected={id === selectedId}
                  isFolded={folded !== undefined}
                  actions={actions}
                />
              </Fragment>
            )
          })}
        </ol>
      </SortableRows>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  )
}

/** Names of the series' characters, as suggestions for speakers. */
function CastNames({ id, series }: { id: string; series: string }) {
  return (
    <datalist id={id}>
      {Object.values(castOf(series) ?? {}).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

/** Returns what can be dragged: the cuts that are not folded. */
function useSortableItems(present: readonly Entry[], { pictureOf }: ReturnType<typeof useFoldedPictures>) {
  return useUnchanged(
    present
      .map((entry, index) => ({ id: entryId(entry), title: entryName(entry, index + 1) }))
      .filter(({ id }) => !pictureOf(id)),
  )
}

interface ActionOptions {
  castId: string
  announce: (text: string) => void
  /** Focuses the row of an entry after the next render. */
  focus: (id: string) => void
}

/** Returns the earlier value as long as it is equal, so that the rows are not rendered again. */
function useUnchanged<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (isJsonEqual(kept, value)) return kept
  setKept(value)
  return value
}

/** Reports the row that gets the focus or a click. Returns the list's ref. */
function useSelection(onSelect: (id: string) => void) {
  const list = useRef<HTMLOListElement>(null)
  const select = useEffectEvent((event: Event) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entry]') : null
    const id = row?.dataset['entry']
    if (id !== undefined) onSelect(id)
  })
  useEffect(() => {
    const listeners = new AbortController()
    for (const type of ['focusin', 'pointerdown'])
      list.current?.addEventListener(type, select, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])
  return list
}

/** Returns a function that focuses the row of an entry after the next render, which replaces the row with the focus. */
function useRowFocus(list: RefObject<HTMLElement | null>) {
  const [request, setRequest] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (request) list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(request.id)}"]`)?.focus()
  }, [list, request])
  return useCallback((id: string) => setRequest({ id }), [])
}

/** Returns what the rows share. It changes only with the episode. */
function useCutActions(
  { entries, changeEntries, uploader, patch }: Episode,
  { castId, announce, focus }: ActionOptions,
): CutRowActions & { restore: (entry: Entry) => void } {
  const latest = useRef(entries)
  useEffect(() => {
    latest.current = entries
  })
  return useMemo(() => {
    const positionOf = (id: string) =>
      latest.current.filter(isPresent).findIndex((entry) => entryId(entry) === id) + 1
    return {
      uploader,
      castId,
      patch,
      move: (id, step) => {
        const from = positionOf(id)
        announce(words.list.moved(from, from + step))
        changeEntries((all) => moveBy(all, id, step))
      },
      replace: async (id, file) => focus(await uploader.replace(id, file)),
      remove: (entry, row) => {
        const id = entryId(entry)
        const rows = Array.from(
          row.parentElement?.querySelectorAll<HTMLElement>(':scope > li:not([hidden])') ?? [],
        )
        const at = rows.indexOf(row)
        const next = rows[at + 1] ?? rows[at - 1]
        announce(words.list.removed(entry.name))
        changeEntries((all) => setRemoved(all, id, true))
        if (next) next.focus()
        else focus(id)
      },
      restore: (entry) => {
        const id = entryId(entry)
        announce(words.list.restored(entry.name))
        changeEntries((all) => setRemoved(all, id, false))
        focus(id)
      },
    }
  }, [announce, castId, changeEntries, focus, patch, uploader])
}

interface RemovedRowProps {
  entry: Entry
  onRestore: (entry: Entry) => void
}

function RemovedRow({ entry, onRestore }: RemovedRowProps) {
  const textId = useId()
  return (
    <li className={styles.removed} data-entry={entryId(entry)} tabIndex={-1}>
      <p id={textId}>{words.list.removed(entry.name)}</p>
      <AdminButton look="ghost" aria-describedby={textId} onClick={() => onRestore(entry)}>
        {words.list.restore}
      </AdminButton>
    </li>
  )
}
