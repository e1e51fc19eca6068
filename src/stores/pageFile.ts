let bring: (path: string) => Promise<boolean> = () => Promise.resolve(true)

/** Tells how the file of the page at a path is brought; the app does, which knows the pages. */
export function tellPageFile(by: typeof bring) {
  bring = by
}

/** Brings the file of the page at a path, before the visitor goes there; says whether it has come. Never rejects. */
export const bringPageFile = (path: string) => bring(path)
