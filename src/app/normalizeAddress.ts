/** Collapses leading slashes of the path to one: the router would treat `//name` as another host. */
export function normalizeAddress() {
  const { pathname, href, origin } = window.location
  if (pathname.startsWith('//'))
    window.history.replaceState(null, '', href.slice(origin.length).replace(/^\/+/, '/'))
}
