/** Whether an IME is at work with a key (229 is one of its): what is pressed belongs to it alone. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
