/** For a project that has not said its plan. */
const DEFAULT_GB = 10

/** What the storage may hold, in bytes: the plan's size, of which the desk tells the share that is used. Visitors load none of it. */
export const STORAGE_BYTES = Number(import.meta.env.VITE_STORAGE_GB || DEFAULT_GB) * 1024 ** 3
