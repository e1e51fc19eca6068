import { useId, useState } from 'react'
import { shell } from '#messages/admin/shell'
import type { Language } from '@/config/language'
import { LANGUAGE_NAMES } from '@/ui/languageNames'
import { languages } from '@content/languages'
import { chooseAdminLanguage, useAdminLanguage } from '../language/adminLanguage'
import styles from './Sidebar.module.scss'

/** Select box for the language of the admin area. Renders nothing if the site has only one. */
export function LanguageChoice() {
  const shown = useAdminLanguage()
  /** The choice whose words are loading. */
  const [pending, setPending] = useState<Language | null>(null)
  const id = useId()
  if (languages.length < 2) return null

  async function choose(value: string) {
    const language = languages.find((candidate) => candidate === value)
    if (!language) return
    setPending(language)
    await chooseAdminLanguage(language)
    setPending((current) => (current === language ? null : current))
  }

  return (
    <div className={styles.language}>
      <label htmlFor={id}>{shell.language}</label>
      <select id={id} value={pending ?? shown} onChange={({ target }) => void choose(target.value)}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </div>
  )
}
