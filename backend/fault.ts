/**
 * Something the person at the terminal must know to go on, in their words: what is wrong and what to run.
 * Its stack holds the message alone, because Vite prints the stack.
 */
export class BackendFault extends Error {
  static {
    this.prototype.name = 'BackendFault'
  }

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.stack = `\n${message}\n`
  }
}

/** What an unknown thrown value says about itself. */
export function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
