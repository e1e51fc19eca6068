import { versions } from '#messages/admin/versions'

/** Returns the label of a picture before or after a change, with its sign. */
export const sideLabel = (side: 'before' | 'after') =>
  side === 'before' ? `− ${versions.before}` : `+ ${versions.after}`
