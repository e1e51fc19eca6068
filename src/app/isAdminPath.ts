import { matchRoutes } from 'react-router-dom'
import { paths } from '@/config/paths'

const adminRoutes = [{ path: `${paths.admin.dashboard}/*` }]

/** Returns true for `/admin` and every path below it. Uses the router's matching, which ignores letter case. */
export function isAdminPath(pathname: string): boolean {
  return matchRoutes(adminRoutes, pathname) !== null
}
