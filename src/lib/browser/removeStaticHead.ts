const PAGE_TAGS = [
  'meta[property]',
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name^="twitter:"]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
].join()

/** Takes away what static HTML says of its page, for a page that is rendered anew and says it itself. */
export function removeStaticHead() {
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove()
}
