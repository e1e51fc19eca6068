/** Removes leading slashes but one from the address: the router would take `//name` for another host. */
export function normalizeAddress() {
  const { pathname, href, origin } = window.location
  if (pathname.startsWith('//'))
    window.history.replaceState(null, '', href.slice(origin.length).replace(/^\/+/, '/'))
}
