/** What dev and demo let in, as `.env.example` says: whoever has read that knows it, so it is nobody's own. */
export const DEVELOPMENT_PASSWORD = 'blank-page-desk'
