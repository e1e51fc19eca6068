/** Names of the Trusted Types policies; the Content-Security-Policy allows no others. */
export const TRUSTED_TYPES = {
  /** The web worker that prepares pictures for upload. */
  worker: 'blank-page-worker',
  /** The service worker. */
  serviceWorker: 'blank-page-service-worker',
  /** The URL of the analytics script, only on Vercel. Its package does not use policies, so it needs the page's default policy. */
  analytics: 'default',
  /** ProseMirror's policy for pasted HTML, which it parses in a detached document that runs no scripts. */
  editor: 'ProseMirrorClipboard',
} as const
