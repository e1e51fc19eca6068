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
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data', 'background']
/** What an address may begin with, as a browser reads it. */
const SAFE = /^(https?:|mailto:|tel:|blob:https?:|data:image\/(png|webp|gif|jpeg);)/

/** Addresses of an element that lead to anything that runs. */
function unsafeAddresses(element: Element): string[] {
  return ADDRESSES.flatMap((name) => {
    const value = element.getAttribute(name)
    if (value === null || value === '') return []
    const url = URL.canParse(value, 'https://own.example/')
      ? new URL(value, 'https://own.example/').href
      : 'https:'
    return SAFE.test(url) ? [] : [`${element.tagName} ${name}=${value.slice(0, 80)}`]
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
    ...[...element.attributes].map(({ name }) => name).filter((name) => /^on|^srcdoc$/i.test(name)),
    ...unsafeAddresses(element),
  ])
}
