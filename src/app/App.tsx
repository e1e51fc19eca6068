import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { site } from '@/content/site'
import { useAdminSessionWatch } from '@/features/session/useAdminSessionWatch'
import { SiteIdentityContext } from '@/ui/PageHead'
import { pages } from './pages'
import { PageSlot } from './PageSlot'
import { PublicLayout } from './PublicLayout'

const Admin = lazy(() => import('./Admin'))

const identity = {
  name: site.name,
  description: site.description,
  locale: site.locale,
  image: '/og-image.png',
}

/** The whole site: public routes made from the navigation, the admin's own routes, and the page for lost visitors. */
export function App() {
  useAdminSessionWatch()
  return (
    <SiteIdentityContext value={identity}>
      <Routes>
        <Route
          path="/admin/*"
          element={
            <Suspense fallback={null}>
              <Admin />
            </Suspense>
          }
        />
        <Route element={<PublicLayout />}>
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={<PageSlot key={path} path={path} Page={Page} />} />
          ))}
        </Route>
      </Routes>
    </SiteIdentityContext>
  )
}
