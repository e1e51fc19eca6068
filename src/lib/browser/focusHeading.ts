/** Focuses a heading (default: the page's `h1`) without scrolling. */
export function focusHeading(heading: HTMLElement | null = document.querySelector('h1')) {
  // -1: focusable by script, not by Tab.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}
