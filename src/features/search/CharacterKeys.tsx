import { useState } from 'react'
import { characterKeysWork, letCharacterKeysWork } from '@/lib/browser/characterKeys'
import styles from './CharacterKeys.module.scss'

/** All keys of one letter or sign that the site listens to, and what they do. */
const KEYS = [
  ['/', '찾기'],
  ['+ −', '글자와 사진 크기'],
  ['T', '대본'],
  ['[ ] < >', '낭독'],
] as const

/** Switches the keys of one letter off and on, on the whole site, where there is a keyboard. */
export function CharacterKeys() {
  const [on, setOn] = useState(characterKeysWork)
  return (
    <div className={styles.keys}>
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => {
            letCharacterKeysWork(target.checked)
            setOn(target.checked)
          }}
        />
        한 글자 단축키 쓰기
      </label>
      <ul aria-label="한 글자 단축키">
        {KEYS.map(([key, does]) => (
          <li key={key}>
            <kbd>{key}</kbd> {does}
          </li>
        ))}
      </ul>
    </div>
  )
}
