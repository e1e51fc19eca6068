/** Elements that run, embed, redirect or restyle, and have no business on any page. */
const FORBIDDEN =
  'iframe, object, embed, base, frame, applet, meta[http-equiv=refresh], math, foreignObject, animate, set'
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

/** What in a document could run: scripts that are no data, handlers, addresses that run, strange elements. */
export function dangersIn(root: ParentNode): string[] {
  const scripts = [...root.querySelectorAll('script')]
  return [
    ...scripts.filter(({ type }) => !DATA.test(type)).map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ...[...root.querySelectorAll(FORBIDDEN)].map(({ outerHTML }) => outerHTML.slice(0, 80)),
    ...[...root.querySelectorAll('*')].flatMap((element) => [
      ...[...element.attributes].map(({ name }) => name).filter((name) => /^on|^srcdoc$/i.test(name)),
      ...unsafeAddresses(element),
    ]),
  ]
}
