/** Mock of the module of the same name: `vi.mock('@/supabase/backendUrl', () => import('…/support/backendUrl'))`. */

/** URL and key of the backend. A test that starts its own server sets them. */
export const server = { url: 'https://db.example.com', key: 'public-key' }

export const backendUrl = () => server.url
export const storageBaseUrl = () => server.url
export const backendKey = () => server.key
