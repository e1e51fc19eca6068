/** Public key of the embedded backend, sent in the header `apikey`. It opens nothing that a visitor may not see. */
export const PUBLISHABLE_KEY = 'sb_publishable_embedded_development_backend'
