/** Gives a heading the focus, the page's own unless another element is given, and leaves the view where it is. */
export function focusHeading(heading: HTMLElement | null = document.querySelector('h1')) {
  // No key comes to it.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}
