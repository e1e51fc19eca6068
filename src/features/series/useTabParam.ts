import { useSearchParams } from 'react-router-dom'

export const TAB_PARAM = 'tab'

/**
 * Returns the tab in `?tab=` (the first tab if it is missing or unknown) and a function that selects a tab.
 * Selecting replaces the history entry, so that Back leaves the page.
 */
export function useTabParam<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams()
  const requested = params.get(TAB_PARAM)
  const current = tabs.find((tab) => tab === requested) ?? tabs[0]

  function choose(tab: Tab) {
    setParams({ [TAB_PARAM]: tab }, { replace: true, preventScrollReset: true })
  }
  return [current, choose]
}
