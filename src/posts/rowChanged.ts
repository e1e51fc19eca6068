import { DataError } from '@/supabase/errors'
import type { Post } from './post'

/** A `conflict`: others have changed the row since it was read. `theirs` is the row as it is now. */
export class RowChanged extends DataError {
  readonly theirs: Post

  constructor(theirs: Post) {
    super('conflict', `Row ${theirs.id} has changed since.`)
    this.theirs = theirs
  }
}
