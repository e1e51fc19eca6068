import { inquiryPageTexts } from '#messages/inquiryPageTexts'

/** The letter to the owner. */
export function Letter() {
  return (
    <section aria-labelledby="letter">
      <h2 id="letter">{inquiryPageTexts.write}</h2>
    </section>
  )
}
