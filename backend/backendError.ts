/**
 * An error with a message for the terminal: the problem and what to run. Its stack contains only the message, because Vite
 * prints the stack.
 */
export class BackendError extends Error {
  static {
    this.prototype.name = 'BackendError'
  }

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.stack = `\n${message}\n`
  }
}

/** Returns the message of an unknown thrown value. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
