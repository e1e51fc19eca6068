/** jsdom knows the dialog element and not its methods: gives it the visible half of them, and the focus it returns. */
export function installDialogMethods() {
  HTMLDialogElement.prototype.showModal = open
  HTMLDialogElement.prototype.close = close
}

const openers = new WeakMap<HTMLDialogElement, Element | null>()

function open(this: HTMLDialogElement) {
  openers.set(this, document.activeElement)
  this.open = true
  // As Firefox does.
  this.querySelector('button')?.focus()
}

function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

/** jsdom hides every popover and can show none: here a shown one is an ordinary element. */
export function installPopoverMethods() {
  HTMLElement.prototype.togglePopover = showPopover
}

function showPopover(this: HTMLElement): boolean {
  this.removeAttribute('popover')
  return true
}
