/**
 * Whether the document's static HTML matches its URL. The prerenderer sets `html[data-prerendered]` to the page's path and
 * `html[data-query]` to the query parameters that change what the page shows.
 */
export function isPrerendered(): boolean {
  const { prerendered, query = '' } = document.documentElement.dataset
  const params = new URLSearchParams(location.search)
  return prerendered === location.pathname && !query.split(' ').some((name) => params.has(name))
}
