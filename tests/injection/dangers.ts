/** Elements that run, embed, redirect or restyle, and have no business on any page. */
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
/** What an address may begin with, as a browser reads it. */
const SAFE = /^(https?:|mailto:|tel:|blob:https?:|data:image\/(png|webp|gif|jpeg);)/

/** Whether a value, taken for an address, leads to anything that runs. */
function isUnsafe(value: string): boolean {
  if (value === '') return false
  const url = URL.canParse(value, 'https://own.example/')
    ? new URL(value, 'https://own.example/').href
    : 'https:'
  return !SAFE.test(url)
}

/** Attributes of an element that run, or whose addresses do. */
function unsafeAttributes(element: Element): string[] {
  return element.getAttributeNames().flatMap((name) => {
    if (HANDLERS.test(name)) return [name]
    if (!ADDRESSES.has(name.toLowerCase())) return []
    const value = element.getAttribute(name) ?? ''
    return isUnsafe(value) ? [`${element.tagName} ${name}=${value.slice(0, 80)}`] : []
  })
}

/** Whether an element runs or redirects by being there: scripts do that are no data. */
function isForbidden(element: Element): boolean {
  const name = element.localName.toLowerCase()
  if (name === 'script') return !DATA.test(element.getAttribute('type') ?? '')
  if (name === 'meta') return /^refresh$/i.test(element.getAttribute('http-equiv') ?? '')
  return FORBIDDEN.has(name)
}

/** What in a document could run: scripts that are no data, handlers, addresses that run, strange elements. */
export function dangersIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(isForbidden(element) ? [element.outerHTML.slice(0, 80)] : []),
    ...unsafeAttributes(element),
  ])
}
