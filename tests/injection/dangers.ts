/** Elements that run code, embed, redirect or restyle. No page uses them. */
const FORBIDDEN = new Set([
  'iframe',
  'object',
  'embed',
  'base',
  'frame',
  'applet',
  'math',
  'foreignobject',
  'animate',
  'set',
])
const DATA = /^application\/(ld\+)?json$/
const ADDRESSES = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'xlink:href',
  'poster',
  'data',
  'background',
])
const HANDLERS = /^on|^srcdoc$/i
/** Prefixes of safe addresses, after the browser has resolved them. */
const SAFE = /^(https?:|mailto:|tel:|blob:https?:|data:image\/(png|webp|gif|jpeg);)/

/** Returns true if a value, used as an address, could run code. */
function isUnsafe(value: string): boolean {
  if (value === '') return false
  const url = URL.canParse(value, 'https://own.example/')
    ? new URL(value, 'https://own.example/').href
    : 'https:'
  return !SAFE.test(url)
}

/** Lists event handlers and unsafe addresses of an element. */
function unsafeAttributes(element: Element): string[] {
  return element.getAttributeNames().flatMap((name) => {
    if (HANDLERS.test(name)) return [name]
    if (!ADDRESSES.has(name.toLowerCase())) return []
    const value = element.getAttribute(name) ?? ''
    return isUnsafe(value) ? [`${element.tagName} ${name}=${value.slice(0, 80)}`] : []
  })
}

/** Returns true if an element runs code or redirects by its mere presence. Data scripts are allowed. */
function isForbidden(element: Element): boolean {
  const name = element.localName.toLowerCase()
  if (name === 'script') return !DATA.test(element.getAttribute('type') ?? '')
  if (name === 'meta') return /^refresh$/i.test(element.getAttribute('http-equiv') ?? '')
  return FORBIDDEN.has(name)
}

/** Lists everything in a document that could run code: scripts, event handlers, unsafe addresses, forbidden elements. */
export function dangersIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(isForbidden(element) ? [element.outerHTML.slice(0, 80)] : []),
    ...unsafeAttributes(element),
  ])
}
