/** Position of the folder's name in `/src/content/sample/series/KEY/…`. */
const KEY = 5

/** Returns the modules of `import.meta.glob` below `series` or `novels` by the names of their folders. */
export const byFolder = <Module>(modules: Record<string, Module>): Readonly<Record<string, Module>> =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [path.split('/')[KEY] ?? path, module]))
