const PAGE_TAGS = [
  'meta[property]',
  'meta[name=description]',
  'meta[name=robots]',
  'meta[name^="twitter:"]',
  'link[rel=canonical]',
  'link[rel=alternate]',
  'script[type="application/ld+json"]',
].join()

/** Removes the page-specific tags of the static head. Needed when the page is rendered from scratch and adds its own. */
export function removeStaticHead() {
  for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove()
}
