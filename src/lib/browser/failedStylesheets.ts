const failed = new Set<HTMLLinkElement>()

/** Collects stylesheets that fail to load. */
export function collectFailedStylesheets() {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
    },
    { capture: true },
  )
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  failed.delete(link)
  const copy = document.createElement('link')
  for (const { name, value } of link.attributes) copy.setAttribute(name, value)
  return new Promise((resolve, reject) => {
    copy.addEventListener('load', () => resolve())
    copy.addEventListener('error', () => reject(new Error(`${link.href} failed to load again.`)))
    link.replaceWith(copy)
  })
}

/**
 * Loads failed stylesheets again; rejects if one fails once more. Vite's `import()` asks for each stylesheet only once, so
 * without this a part that is retried would appear without its styles.
 */
export async function retryFailedStylesheets(): Promise<void> {
  await Promise.all([...failed].map(loadAgain))
}
