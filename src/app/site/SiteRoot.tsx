import { Route, Routes, useLocation } from 'react-router-dom'
import { useAdminSessionWatch } from '@/features/session/useAdminSessionWatch'
import { SiteIdentityContext } from '@/ui/PageHead'
import { identity } from './identity'
import { pages } from './pages'
import { PageSlot } from './PageSlot'
import { PublicLayout } from './PublicLayout'

/** Line breaks as addresses carry them. The router's `*` stops at one: no page would be found, not even the last. */
const LINE_BREAKS = /%(?:0[ad]|e2%80%a[89])/gi

/** The visitors' site: public routes made from the navigation, and the page for lost visitors. */
export function SiteRoot({ onEnterDesk }: { onEnterDesk: () => void }) {
  useAdminSessionWatch()
  const location = useLocation()
  const pathname = location.pathname.replaceAll(LINE_BREAKS, '_')
  return (
    <SiteIdentityContext value={identity}>
      <Routes location={{ ...location, pathname }}>
        <Route element={<PublicLayout onEnterDesk={onEnterDesk} />}>
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={<PageSlot key={page.path} page={page} />} />
          ))}
        </Route>
      </Routes>
    </SiteIdentityContext>
  )
}
