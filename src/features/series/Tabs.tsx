import { type KeyboardEvent, useRef } from 'react'
import { itemAfterKey } from '@/lib/browser/arrowKeys'

export interface TabLabel<Tab extends string> {
  tab: Tab
  label: string
  /** English beside the name: decoration, not read aloud. */
  labelEn?: string
}

interface TabsProps<Tab extends string> {
  /** What the tabs choose between, read aloud. */
  label: string
  /** Start of the ids that `tabId` and `panelId` give. */
  id: string
  tabs: readonly TabLabel<Tab>[]
  current: Tab
  onChoose: (tab: Tab) => void
  className?: string | undefined
}

/** Id of a tab's own element; `id` as `Tabs` has it. */
export const tabId = (id: string, tab: string): string => `${id}-${tab}`
/** Id of the one panel that all tabs of a list change. */
export const panelId = (id: string): string => `${id}-panel`

/** A list of real tabs: one stop for Tab, arrows, Home and End go between them and choose at once. */
export function Tabs<Tab extends string>({ label, id, tabs, current, onChoose, className }: TabsProps<Tab>) {
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ tab }) => tab === current)
    const index = itemAfterKey(event.nativeEvent, at, tabs.length)
    const next = index === undefined ? undefined : tabs[index]
    if (index === undefined || !next) return
    event.preventDefault()
    onChoose(next.tab)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus, one at a time
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ tab, label: name, labelEn }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          aria-selected={tab === current}
          aria-controls={panelId(id)}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {name}
          {labelEn && (
            <small aria-hidden="true" lang="en">
              {labelEn}
            </small>
          )}
        </button>
      ))}
    </div>
  )
}
