/** Stands for the module of the same name: `vi.mock('@/supabase/backendUrl', () => import('…/doubles/backendUrl'))`. */

/** Where the backend is; a test with a server of its own names it here. */
export const server = { url: 'https://db.example.com', key: 'public-key' }

export const backendUrl = () => server.url
export const storageBase = () => server.url
export const backendKey = () => server.key
