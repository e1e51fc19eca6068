/**
 * Import this before `@supabase/lite`, which replaces `process.emitWarning`. Its version throws if the warning is an Error,
 * as Node's own are (for example MaxListenersExceededWarning), which fails the current request.
 */
const emitWarning = process.emitWarning.bind(process)

/** Restores Node's own `process.emitWarning`. */
export function restoreNodeWarnings() {
  process.emitWarning = emitWarning
}
