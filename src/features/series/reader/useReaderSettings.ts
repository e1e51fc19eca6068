import { useState } from 'react'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import {
  changeSettings,
  parseSettings,
  READER_SETTINGS_KEY,
  type ReaderSettings,
  type SettingsAction,
} from './readerSettings'

/** The visitor's way of reading, remembered on this device; each change is kept at once. */
export function useReaderSettings(): [ReaderSettings, (action: SettingsAction) => void] {
  const [settings, setSettings] = useState(() => parseSettings(localSafeStorage.get(READER_SETTINGS_KEY)))

  function change(action: SettingsAction) {
    const next = changeSettings(settings, action)
    setSettings(next)
    localSafeStorage.set(READER_SETTINGS_KEY, JSON.stringify(next))
  }
  return [settings, change]
}
