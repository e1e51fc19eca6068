import { serial } from '#messages/admin/serial'
import styles from './ViewTabs.module.scss'

interface Props<Tab extends string> {
  /** Values with their labels. */
  tabs: readonly (readonly [Tab, string])[]
  active: Tab
  onSelect: (tab: Tab) => void
}

/** Switches between the two parts of a form that narrow screens show one at a time. */
export function ViewTabs<Tab extends string>({ tabs, active, onSelect }: Props<Tab>) {
  return (
    <div className={styles.tabs} role="group" aria-label={serial.views}>
      {tabs.map(([value, label]) => (
        <button key={value} type="button" aria-pressed={active === value} onClick={() => onSelect(value)}>
          {label}
        </button>
      ))}
    </div>
  )
}
