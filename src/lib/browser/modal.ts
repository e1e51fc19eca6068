/** Whether something modal lies over the page: keys and gestures are its own, wherever they are heard. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null
