/** The key of an element reference, as defined by W3C WebDriver. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'

/** Keys as WebDriver names them: code points of the private use area. */
export const KEYS = { enter: '\uE007', escape: '\uE00C' } as const

/** Time limit for scripts in the page, in ms. */
const SCRIPT_TIMEOUT_MS = 60_000

type Method = 'GET' | 'POST' | 'DELETE'

async function call<T>(url: string, method: Method, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  if (!response.ok) {
    const { value }: { value: { error: string; message: string } } = await response.json()
    throw new Error(`${value.error}: ${value.message}`)
  }
  const { value }: { value: T } = await response.json()
  return value
}

/**
 * Starts a browser session. `driver` is the URL of a WebDriver, `binary` the path of the browser. This is the part of W3C WebDriver
 * that the suite uses: selenium-webdriver 4.49 and webdriver 10 need Node 22. WebKitWebDriver 2.50 has no WebDriver BiDi.
 */
export async function startSession(driver: string, binary: string) {
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        timeouts: { script: SCRIPT_TIMEOUT_MS },
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })
  const base = `${driver}/session/${sessionId}`
  const post = <T = null>(path: string, body: object = {}) => call<T>(`${base}/${path}`, 'POST', body)
  const onElement = (element: Element, command: string) =>
    `element/${Reflect.get(element, ELEMENT_KEY)}/${command}`

  /**
   * Runs a function in the page and returns its result. It can use only its arguments. An element among arguments and result is a
   * reference outside of the page: it has no members there.
   */
  function evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return post('execute/sync', { script: `return (${String(script)})(...arguments)`, args })
  }

  return {
    evaluate,
    open: (url: string) => post('url', { url }),
    url: () => call<string>(`${base}/url`, 'GET'),
    reload: () => post('refresh'),
    click: (element: Element) => post(onElement(element, 'click')),
    clear: (element: Element) => post(onElement(element, 'clear')),
    /** Types into a field, or selects the file at a path for a file input. */
    type: (element: Element, text: string) => post(onElement(element, 'value'), { text }),
    /** Presses keys in the focused element, one after another. */
    press: (...keys: string[]) =>
      post('actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: keys.flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      }),
    /** Moves the pointer to the middle of an element. */
    hover: (element: Element) =>
      post('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [{ type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 }],
          },
        ],
      }),
    /** Sets the outer size of the window, in px. */
    setWindowSize: (width: number, height: number) => post('window/rect', { width, height }),
    /** Returns a screenshot of the viewport as PNG. */
    screenshot: async () => Buffer.from(await call<string>(`${base}/screenshot`, 'GET'), 'base64'),
    end: () => call(base, 'DELETE'),
  }
}

export type Session = Awaited<ReturnType<typeof startSession>>
