import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { below } from '@/config/breakpoints'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import { CloseIcon, SearchIcon } from '@/ui/icons'
import styles from './SearchField.module.scss'

interface Props {
  field: RefObject<HTMLInputElement | null>
  value: string
  onChange: (typed: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** How many cards are found in the chosen group; null while nothing is searched for. */
  count: number | null
  /** There may be more: rows have not come. */
  looking: boolean
  /** The list below and the option in it that is chosen; undefined where there is none. */
  list: string | undefined
  active: string | undefined
  onClose: () => void
}

/** The field that the whole drawer hangs on: the focus stays in it. */
export function SearchField({ field, value, onChange, onKeyDown, ...rest }: Props) {
  const { count, looking, list, active, onClose } = rest
  // The dialog opens after `autoFocus` would act.
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(-1, -1)
  }, [field])

  return (
    <div className={styles.head}>
      <SearchIcon className={styles.sign} />
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label="찾기"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active}
        placeholder={
          matchesMedia(below('tablet')) ? '무엇을 찾으십니까' : '제목, 인물, 문장, 초성으로 찾습니다'
        }
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
        <span className={styles.count} aria-hidden="true" data-tabular="" data-looking={looking}>
          카드 {count}장
        </span>
      )}
      <button type="button" className={styles.close} aria-label="찾기 닫기" onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  )
}
