import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { home, navigation } from '@/content/navigation'
import { pageLoader } from './pageModules'
import { PublicLayout } from './PublicLayout'
import { publicRoutes } from './publicRoutes'

const pages = publicRoutes([home, ...navigation]).map((path) => ({ path, Page: lazy(pageLoader(path)) }))
const NotFound = lazy(() => import('../pages/NotFound'))
const Admin = lazy(() => import('./Admin'))

/** The whole site: public routes made from the navigation, the admin's own routes, and the page for lost visitors. */
export function App() {
  return (
    <Routes>
      <Route path="/admin/*" element={<Admin />} />
      <Route element={<PublicLayout />}>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
