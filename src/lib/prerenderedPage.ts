/** Query parameters with which a page shows another state than its static HTML. Such a page is rendered by the browser. */
export const STATE_PARAMS = [
  'tab',
  'character',
  'picture',
  'chapter',
  'category',
  'series',
  'view',
  'at',
  'q',
  'a',
  'b',
  'camera',
]

/** Whether the document's static HTML is that of its address, as it stands. The prerenderer sets `html[data-prerendered]`. */
export function isPrerendered(): boolean {
  const params = new URLSearchParams(location.search)
  return (
    document.documentElement.dataset['prerendered'] === location.pathname &&
    !STATE_PARAMS.some((name) => params.has(name))
  )
}
