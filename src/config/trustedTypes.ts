/** Names of the only policies that may hand the page text to run or to parse; the Content-Security-Policy lists them. */
export const TRUSTED_TYPES = {
  /** The worker that makes pictures ready. */
  worker: 'blank-page-worker',
  /** The service worker. */
  serviceWorker: 'blank-page-service-worker',
  /** The counting script's address, set by a package that knows no policies: only the page's default one reaches it. */
  analytics: 'default',
  /** ProseMirror's own, for what is pasted: it reads that in a document of its own, where nothing runs. */
  editor: 'ProseMirrorClipboard',
} as const
