import { useState } from 'react'
import { letterTexts } from '#messages/letterTexts'
import { MAX_INQUIRY_LENGTH } from '@/config/constants'

/** Numbers of letters that are announced, and no others: a counter that speaks at each key would talk over the typing. */
const ANNOUNCED_AT = [3800, 3950, MAX_INQUIRY_LENGTH]

/** Returns the announcement for screen readers: how many letters are left, when the text grows past one of the limits. */
export function useCountAnnouncement(count: number): string {
  const level = ANNOUNCED_AT.filter((limit) => count >= limit).length
  const [known, setKnown] = useState(level)
  const [text, setText] = useState('')
  if (level !== known) {
    setKnown(level)
    setText(level > known ? letterTexts.lettersLeft(MAX_INQUIRY_LENGTH, MAX_INQUIRY_LENGTH - count) : '')
  }
  return text
}
