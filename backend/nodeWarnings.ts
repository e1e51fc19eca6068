/**
 * Import this before `@supabase/lite`, which replaces `process.emitWarning` by one that throws on a warning that is an
 * error object, as Node's own are (eleven listeners on one signal), and so fails the request at hand.
 */
const emitWarning = process.emitWarning.bind(process)

/** Gives Node its own way of warning back. */
export function restoreNodeWarnings() {
  process.emitWarning = emitWarning
}
