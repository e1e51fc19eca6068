import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { searchTexts } from '#messages/searchTexts'
import { below } from '@/config/breakpoints'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import { CloseIcon, SearchIcon } from '@/ui/icons'
import styles from './SearchCombobox.module.scss'

interface Props {
  field: RefObject<HTMLInputElement | null>
  value: string
  onChange: (typed: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The number of results in the selected group; null while the query is empty. */
  count: number | null
  /** Whether results from the server are still loading. */
  loading: boolean
  /** Ids of the listbox and of its active option, if they exist. */
  list: string | undefined
  active: string | undefined
  onClose: () => void
}

/** The search input. It keeps the focus while the list is navigated. */
export function SearchCombobox({ field, value, onChange, onKeyDown, ...rest }: Props) {
  const { count, loading, list, active, onClose } = rest
  // `autoFocus` would act before the dialog opens.
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(-1, -1)
  }, [field])

  return (
    <div className={styles.head}>
      <SearchIcon className={styles.icon} />
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={searchTexts.label}
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active}
        placeholder={matchesMedia(below('tablet')) ? searchTexts.placeholderShort : searchTexts.placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {count !== null && (
        <span className={styles.count} aria-hidden="true" data-tabular="" data-looking={loading}>
          {searchTexts.count(count)}
        </span>
      )}
      <button type="button" className={styles.close} aria-label={searchTexts.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  )
}
