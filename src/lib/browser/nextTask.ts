/** Resolves in a task of its own, so that the browser may paint or answer the visitor before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
