/** Public key of the embedded backend, sent in the header `apikey`. It grants only a visitor's rights. */
export const PUBLISHABLE_KEY = 'sb_publishable_embedded_development_backend'
