/**
 * Whether the document's static HTML shows what its address asks for. The prerenderer sets `html[data-prerendered]` to the
 * page's address and `html[data-query]` to the parameters with which it shows something else.
 */
export function isPrerendered(): boolean {
  const { prerendered, query = '' } = document.documentElement.dataset
  const params = new URLSearchParams(location.search)
  return prerendered === location.pathname && !query.split(' ').some((name) => params.has(name))
}
