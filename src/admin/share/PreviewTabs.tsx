import type { KeyboardEvent } from 'react'
import { itemAfterKey } from '@/lib/browser/arrowKeys'
import styles from './PreviewTabs.module.scss'
import { SERVICES, type Service } from './services'

/** Id of the panel that the tabs lead to, and what theirs begin with. */
export const PREVIEW_PANEL = 'share-preview'

/** On phones one preview is shown at a time. */
export function PreviewTabs({ chosen, onChoose }: { chosen: Service; onChoose: (service: Service) => void }) {
  function press(event: KeyboardEvent<HTMLDivElement>) {
    const at = SERVICES.findIndex(({ key }) => key === chosen)
    const next = SERVICES[itemAfterKey(event.nativeEvent, at, SERVICES.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next.key)
    event.currentTarget.querySelector<HTMLElement>(`#${PREVIEW_PANEL}-${next.key}`)?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label="보이는 곳" onKeyDown={press} tabIndex={-1}>
      {SERVICES.map(({ key, short }) => (
        <button
          key={key}
          id={`${PREVIEW_PANEL}-${key}`}
          type="button"
          role="tab"
          aria-selected={key === chosen}
          aria-controls={PREVIEW_PANEL}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {short}
        </button>
      ))}
    </div>
  )
}
