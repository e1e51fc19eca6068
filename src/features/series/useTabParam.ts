import { useSearchParams } from 'react-router-dom'

export const TAB_PARAM = 'tab'

/**
 * The tab that the address names in `?tab=`, the first when it names none of them; choosing one replaces the address,
 * so that Back leaves the page (decisions §10.12).
 */
export function useTabParam<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get(TAB_PARAM)
  const current = tabs.find((tab) => tab === asked) ?? tabs[0]

  function choose(tab: Tab) {
    setParams({ [TAB_PARAM]: tab }, { replace: true, preventScrollReset: true })
  }
  return [current, choose]
}
