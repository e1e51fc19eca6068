/** Adds `showModal` and `close`, which jsdom lacks, with their effects on `open`, focus and the `close` event. */
export function installDialogMethods() {
  HTMLDialogElement.prototype.showModal = open
  HTMLDialogElement.prototype.close = close
}

const openers = new WeakMap<HTMLDialogElement, Element | null>()

function open(this: HTMLDialogElement) {
  openers.set(this, document.activeElement)
  this.open = true
  // Firefox focuses the first focusable element.
  this.querySelector('button')?.focus()
}

function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

/** Adds `togglePopover`, which jsdom lacks: it shows the popover as an ordinary element. */
export function installPopoverMethods() {
  HTMLElement.prototype.togglePopover = showPopover
}

function showPopover(this: HTMLElement): boolean {
  this.removeAttribute('popover')
  return true
}
