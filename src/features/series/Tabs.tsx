import { type KeyboardEvent, useRef } from 'react'
import { indexAfterKey } from '@/lib/browser/arrowKeys'

export interface TabLabel<Tab extends string> {
  tab: Tab
  label: string
  /** The English name beside the label: decorative, hidden from screen readers. Left out if it is the label. */
  labelEn?: string
}

interface TabsProps<Tab extends string> {
  /** Accessible name of the tab list. */
  label: string
  /** Prefix of the ids that `tabId` and `panelId` return. */
  id: string
  tabs: readonly TabLabel<Tab>[]
  current: Tab
  onChoose: (tab: Tab) => void
  className?: string | undefined
}

/** Returns the id of a tab element. `id` is the prefix passed to `Tabs`. */
export const getTabId = (id: string, tab: string): string => `${id}-${tab}`
/** Returns the id of the panel that all tabs of a list share. */
export const getPanelId = (id: string): string => `${id}-panel`

/** A tab list with one tab stop. Arrow keys, Home and End move the focus and select immediately. */
export function Tabs<Tab extends string>({ label, id, tabs, current, onChoose, className }: TabsProps<Tab>) {
  const listRef = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const currentIndex = tabs.findIndex(({ tab }) => tab === current)
    const index = indexAfterKey(event.nativeEvent, currentIndex, tabs.length)
    const next = index === undefined ? undefined : tabs[index]
    if (index === undefined || !next) return
    event.preventDefault()
    onChoose(next.tab)
    listRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus, one at a time
    <div ref={listRef} role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ tab, label: name, labelEn }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={getTabId(id, tab)}
          aria-selected={tab === current}
          aria-controls={getPanelId(id)}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {name}
          {labelEn !== undefined && labelEn !== name && (
            <small aria-hidden="true" lang="en">
              {labelEn}
            </small>
          )}
        </button>
      ))}
    </div>
  )
}
