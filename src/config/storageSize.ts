/** Used if `VITE_STORAGE_GB` is not set. */
const DEFAULT_GB = 10

/** Storage size of the Supabase plan in bytes; the admin dashboard shows how much of it is used. */
export const STORAGE_BYTES = Number(import.meta.env.VITE_STORAGE_GB || DEFAULT_GB) * 1024 ** 3
