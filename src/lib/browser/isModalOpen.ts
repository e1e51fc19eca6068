/** Whether a modal is open. Handlers of the page below must then ignore keys and gestures. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null
