/** jsdom knows the dialog element and not its methods: gives it the visible half of them. */
export function installDialogMethods() {
  HTMLDialogElement.prototype.showModal = open
  HTMLDialogElement.prototype.close = close
}

function open(this: HTMLDialogElement) {
  this.open = true
}

function close(this: HTMLDialogElement) {
  this.open = false
}
