/** The public password of the development and demo modes, documented in `.env.example`. */
export const DEVELOPMENT_PASSWORD = 'blank-page-desk'
