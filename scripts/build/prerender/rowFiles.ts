// Writes the posts of a collection as files that browsers read while the host of the rows fails.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Collection } from '../../../src/posts/collections.ts'
import type { Post } from '../../../src/posts/post.ts'
import { ROWS_FILE_LENGTH, rowsFile, type RowsFile } from '../../../src/posts/read/rowFiles.ts'

type FileCollection = Pick<Collection, 'key' | 'seriesField'>

/** Collects the published posts of a collection in list order and writes a file whenever enough have come together. */
export class RowFiles {
  #posts: string[] = []
  #length = 0
  #count = 0
  readonly #outDir: string
  readonly #collection: FileCollection

  constructor(outDir: string, collection: FileCollection) {
    this.#outDir = outDir
    this.#collection = collection
  }

  add(post: Post) {
    if (this.#length >= ROWS_FILE_LENGTH) this.#write(false)
    const json = JSON.stringify(this.#collection.seriesField === null ? { ...post, body: null } : post)
    this.#posts.push(json)
    this.#length += json.length
  }

  /** Writes the last file, which is empty without posts. Returns the number of files. */
  finish(): number {
    this.#write(true)
    return this.#count
  }

  #write(isLast: RowsFile['isLast']) {
    const file = join(this.#outDir, rowsFile(this.#collection, this.#count))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `{"posts":[${this.#posts.join()}],"isLast":${isLast}}`)
    this.#posts = []
    this.#length = 0
    this.#count += 1
  }
}
