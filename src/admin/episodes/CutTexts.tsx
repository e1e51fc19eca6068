import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { episodes as words } from '#messages/admin/episodes'
import { MAX_ALT_LENGTH } from '@/config/constants'
import { isComposing } from '@/lib/browser/isComposing'
import { PlusIcon } from '../components/icons'
import { ScriptLines } from './ScriptLines'
import styles from './CutTexts.module.scss'

type Props = Omit<ComponentProps<typeof ScriptLines>, 'children'>

/** The alternative text and the script of a cut. The field of an empty alternative text opens on demand. */
export function CutTexts({ cut, castId, onChange }: Props) {
  const [isAltOpen, setIsAltOpen] = useState(false)
  const showsAlt = isAltOpen || Boolean(cut.alt)
  return (
    <>
      {showsAlt && (
        <AltField
          text={cut.alt ?? ''}
          isNew={isAltOpen}
          onChange={(text) => {
            // An emptied field stays.
            setIsAltOpen(true)
            onChange((before) => ({ ...before, alt: text }))
          }}
        />
      )}
      <ScriptLines cut={cut} castId={castId} onChange={onChange}>
        {!showsAlt && (
          <button type="button" onClick={() => setIsAltOpen(true)}>
            <PlusIcon /> {words.panel.alt}
          </button>
        )}
      </ScriptLines>
    </>
  )
}

/** Enter in a field of a cut would submit the form, and so publish the changes of a published episode. */
function preventSubmission(event: KeyboardEvent) {
  if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault()
}

interface AltFieldProps {
  text: string
  /** The owner has just opened the field, so it takes the focus. */
  isNew: boolean
  onChange: (text: string) => void
}

function AltField({ text, isNew, onChange }: AltFieldProps) {
  const id = useId()
  return (
    <span className={styles.alt}>
      <label htmlFor={id}>{words.panel.alt}</label>
      <input
        id={id}
        value={text}
        maxLength={MAX_ALT_LENGTH}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner has just opened this field
        autoFocus={isNew}
        onKeyDown={preventSubmission}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  )
}
