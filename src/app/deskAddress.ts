import { matchRoutes } from 'react-router-dom'
import { paths } from '@/config/paths'

const desk = [{ path: `${paths.admin.dashboard}/*` }]

/** Whether an address is the owner's desk, by the same rules as every route: letter case makes no difference. */
export function isDeskAddress(pathname: string): boolean {
  return matchRoutes(desk, pathname) !== null
}
