import { useEffect } from 'react'
import { sentTexts } from '#messages/sentTexts'
import { focusHeading } from '@/lib/browser/focusHeading'
import type { SentLetter } from '../letterStore'

/** The receipt of a letter that has just arrived. */
export function Sent(_sent: SentLetter) {
  useEffect(() => focusHeading(), [])
  return (
    <article data-testid="inquiry-sent">
      <h1>{sentTexts.heading}</h1>
    </article>
  )
}
