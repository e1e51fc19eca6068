import { pageNames } from '#messages/pageNames'

/** The receipt page. */
export function ReceiptPage() {
  return (
    <article data-testid="receipt-page">
      <h1>{pageNames.receipt}</h1>
    </article>
  )
}
