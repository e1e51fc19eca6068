let preload: (path: string) => Promise<boolean> = () => Promise.resolve(true)

/** Sets the function that loads the chunk of the page at a path. The app calls it, because the route table is there. */
export function registerPagePreloader(preloader: typeof preload) {
  preload = preloader
}

/** Preloads the chunk of the page at a path. Resolves to whether it loaded; never rejects. */
export const preloadPageFile = (path: string) => preload(path)
