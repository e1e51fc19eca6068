import { createServer, type IncomingMessage, request } from 'node:http'

const COLLECTOR = '/webkit-fault-collector.js'
const REPORTS = '/webkit-faults'

/**
 * Runs in the page before any other script. Reports errors, failed resources, CSP violations and console errors as soon as they
 * occur, so that a navigation loses none. It cannot see the service worker or what the browser itself writes to its console.
 */
function collectFaults(address: string) {
  const report = (fault: string) => void navigator.sendBeacon(address, `${location.pathname}: ${fault}`)
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  // Errors of resources do not bubble.
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      // After a change of the window's size an observer may change the layout again. Its next notification follows one frame later.
      if (event instanceof ErrorEvent && event.message.startsWith('ResizeObserver loop')) return
      if (event instanceof ErrorEvent) report(`uncaught: ${event.message} ${event.error?.stack ?? ''}`)
      // A navigation cancels pending requests.
      else if (target instanceof Element && !isLeaving)
        report(`not loaded: ${target.getAttribute('src') ?? target.getAttribute('href') ?? target.outerHTML}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => report(`rejected: ${reason} ${reason?.stack ?? ''}`))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    report(`policy violated: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
  const { error } = console
  Object.assign(console, {
    error: (...words: unknown[]) => {
      report(`console: ${words.map(String).join(' ')}`)
      error(...words)
    },
  })
}

async function readAll(from: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of from) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString()
}

/**
 * Serves the site of `origin` through a proxy that adds a script to each document. WebDriver has no init scripts, and WebKitGTK's
 * driver returns no console log. The policy allows the script because it is the site's own file.
 */
export async function watchFaults(origin: string) {
  const faults: string[] = []
  const server = createServer((asked, answer) => {
    if (asked.url === COLLECTOR) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' })
      answer.end(`(${String(collectFaults)})(${JSON.stringify(REPORTS)})`)
      return
    }
    if (asked.url === REPORTS) {
      void readAll(asked).then((fault) => (faults.push(fault), answer.writeHead(204).end()))
      return
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const passed = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, (found) => {
      const { 'content-length': _, ...kept } = found.headers
      const isDocument = found.headers['content-type']?.startsWith('text/html') ?? false
      answer.writeHead(found.statusCode ?? 502, isDocument ? kept : found.headers)
      if (isDocument)
        void readAll(found).then((html) =>
          answer.end(html.replace('<head>', `<head><script src="${COLLECTOR}"></script>`)),
        )
      else found.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return {
    url: `http://localhost:${address.port}`,
    /** The faults since the last call of `takeFaults`. */
    faults: (): readonly string[] => faults,
    takeFaults: () => faults.splice(0),
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

export type FaultWatch = Awaited<ReturnType<typeof watchFaults>>
