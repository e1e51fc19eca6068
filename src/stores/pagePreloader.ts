let preload: (path: string) => Promise<boolean> = () => Promise.resolve(true)

/** Sets how the file of the page at a path is loaded. The app calls it, because it knows the pages. */
export function registerPagePreloader(preloader: typeof preload) {
  preload = preloader
}

/** Loads the file of the page at a path, before the visitor goes there. Resolves to whether it loaded, never rejects. */
export const preloadPageFile = (path: string) => preload(path)
