/** An item of a list goes with the button in it: the next one has the focus, else the one before, else the page. */
export function focusNeighbour(button: HTMLElement, item: 'li' | 'tr') {
  const gone = button.closest(item)
  const next = gone?.nextElementSibling ?? gone?.previousElementSibling ?? document.getElementById('main')
  if (next instanceof HTMLElement) next.focus()
}
