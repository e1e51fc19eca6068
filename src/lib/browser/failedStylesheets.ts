const failed = new Set<HTMLLinkElement>()

/** Starts to collect the stylesheets that fail to load. */
export function collectFailedStylesheets() {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
    },
    { capture: true },
  )
}

function reload(link: HTMLLinkElement): Promise<void> {
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
 * Loads failed stylesheets again; rejects if one fails again. Vite's `import()` requests each stylesheet only once, so
 * without this a retried component would render unstyled.
 */
export async function retryFailedStylesheets(): Promise<void> {
  await Promise.all([...failed].map(reload))
}
