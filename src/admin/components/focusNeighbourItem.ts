/**
 * Moves the focus before the list item that contains `button` is removed: to the next item, the previous item or the page.
 */
export function focusNeighbourItem(button: HTMLElement, item: 'li' | 'tr') {
  const removed = button.closest(item)
  const next =
    removed?.nextElementSibling ?? removed?.previousElementSibling ?? document.getElementById('main')
  if (next instanceof HTMLElement) next.focus()
}
