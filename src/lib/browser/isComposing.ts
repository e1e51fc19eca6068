/** Whether an IME is handling the key. Safari ends the composition before the last keydown, which then has keyCode 229. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229
