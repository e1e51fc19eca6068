import {
  Outlet,
  redirectDocument,
  replace,
  type RouteObject,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { collections } from '@/posts/registry'
import { withoutBase } from '@/config/base'
import { paths } from '@/config/paths'
import { AdminShell } from '@/admin/shell/AdminShell'
import { logOutEverywhere } from '@/admin/shell/logOut'
import Dashboard from '@/admin/pages/Dashboard'
import List from '@/admin/pages/List'
import NotFound from '@/admin/pages/NotFound'
import Received from '@/admin/pages/Received'
import Share from '@/admin/pages/Share'
import Trash from '@/admin/pages/Trash'
import Upload from '@/admin/pages/Upload'
import Versions from '@/admin/pages/Versions'
import { AdminHead } from '@/admin/components/AdminHead'
import { FaultView } from '@/ui/FaultView'
import { RootFault } from '@/app/RootFault'

/** In the place of a page that failed: the frame around it stays, and every other page opens. */
function DeskPageFault() {
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <AdminHead title="오류" />
      <FaultView error={error} onRetry={() => void navigate(pathname + search, { replace: true })} />
    </>
  )
}

/** In the place of the whole desk: its frame has failed. */
function DeskFault() {
  return <RootFault error={useRouteError()} />
}

/** The pages of each of the five records; the keys tell one collection's page from the next one's. */
const collectionRoutes = (collection: Collection): RouteObject[] => [
  { path: collection.adminListPath, element: <List key={collection.key} collection={collection} /> },
  {
    path: `${collection.uploadPath}/:id?`,
    element: <Upload key={collection.key} collection={collection} />,
  },
  {
    path: `${collection.uploadPath}/:id/share`,
    element: <Share key={collection.key} collection={collection} />,
  },
  {
    path: `${collection.uploadPath}/:id/versions`,
    element: <Versions key={collection.key} collection={collection} />,
  },
]

/**
 * Every admin route (specification §2). Sending the desk's own address logs out. Every other address is the site's,
 * another document: a link to it is asked about like any other and then followed by the browser.
 */
export const deskRoutes: RouteObject[] = [
  {
    path: paths.admin.dashboard,
    element: (
      <AdminShell>
        <Outlet />
      </AdminShell>
    ),
    errorElement: <DeskFault />,
    action: async () => {
      // The guard leads home, to another document: whatever went there too would cut it off.
      if (await logOutEverywhere()) return new Promise<null>(() => {})
      // The owner stays, and so does what is shown.
      return replace(withoutBase(location.pathname) + location.search)
    },
    children: [
      {
        errorElement: <DeskPageFault />,
        children: [
          { index: true, element: <Dashboard /> },
          ...Object.values(collections).flatMap(collectionRoutes),
          { path: paths.admin.received, element: <Received /> },
          { path: paths.admin.trash, element: <Trash /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
  {
    path: '*',
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url)
      // The request names the whole address; a redirect is put below the base again.
      return redirectDocument(withoutBase(pathname) + search)
    },
  },
]
