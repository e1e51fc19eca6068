import {
  Outlet,
  redirectDocument,
  replace,
  type RouteObject,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-data'
import { pages } from '#messages/admin/pages'
import { AdminHead } from '@/admin/components/AdminHead'
import { useAdminLanguage } from '@/admin/language/adminLanguage'
import Dashboard from '@/admin/pages/Dashboard'
import Inquiries from '@/admin/pages/Inquiries'
import Inquiry from '@/admin/pages/Inquiry'
import List from '@/admin/pages/List'
import NotFound from '@/admin/pages/NotFound'
import Received from '@/admin/pages/Received'
import Share from '@/admin/pages/Share'
import Trash from '@/admin/pages/Trash'
import Upload from '@/admin/pages/Upload'
import Versions from '@/admin/pages/Versions'
import { AdminShell } from '@/admin/shell/AdminShell'
import { logOutEverywhere } from '@/admin/shell/logOut'
import { RootErrorFallback } from '@/app/RootErrorFallback'
import { withoutBase } from '@/config/base'
import { paths } from '@/config/paths'
import { takesInquiries } from '@/inquiries/intake'
import { type Collection, collections } from '@/posts/collections'
import { ErrorFallback } from '@/ui/ErrorFallback'

/** Error element of a single page. The layout and all other pages keep working. */
function PageError() {
  useAdminLanguage()
  const error = useRouteError()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <AdminHead title={pages.error} />
      <ErrorFallback error={error} onRetry={() => void navigate(pathname + search, { replace: true })} />
    </>
  )
}

/** Error element of the layout itself. */
function AdminError() {
  useAdminLanguage()
  return <RootErrorFallback error={useRouteError()} />
}

/** Routes of one collection. Posts without a page have no link preview. The keys remount a page when the collection changes. */
const collectionRoutes = (collection: Collection): RouteObject[] => [
  { path: collection.adminListPath, element: <List key={collection.key} collection={collection} /> },
  {
    path: `${collection.uploadPath}/:id?`,
    element: <Upload key={collection.key} collection={collection} />,
  },
  ...(collection.detailPattern === null
    ? []
    : [
        {
          path: `${collection.uploadPath}/:id/share`,
          element: <Share key={collection.key} collection={collection} />,
        },
      ]),
  {
    path: `${collection.uploadPath}/:id/versions`,
    element: <Versions key={collection.key} collection={collection} />,
  },
]

/** Routes of the inbox. None for sites without inquiries. */
const inquiryRoutes: RouteObject[] = takesInquiries
  ? [
      { path: paths.admin.inquiries, element: <Inquiries /> },
      { path: `${paths.admin.inquiries}/:id`, element: <Inquiry /> },
    ]
  : []

/**
 * All admin routes. A POST to the dashboard path logs out. All other paths belong to the site, which is another document:
 * the router applies the guard for unsaved work and then redirects the browser.
 */
export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin.dashboard,
    element: (
      <AdminShell>
        <Outlet />
      </AdminShell>
    ),
    errorElement: <AdminError />,
    action: async () => {
      // Never resolves: the guard redirects to another document, and a router navigation would interrupt that.
      if (await logOutEverywhere()) return new Promise<null>(() => {})
      // The log-out was cancelled: stay on the current page.
      return replace(withoutBase(location.pathname) + location.search)
    },
    children: [
      {
        errorElement: <PageError />,
        children: [
          { index: true, element: <Dashboard /> },
          ...Object.values(collections).flatMap(collectionRoutes),
          ...inquiryRoutes,
          { path: paths.admin.received, element: <Received /> },
          { path: paths.admin.trash, element: <Trash /> },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
  {
    path: '*',
    loader: ({ request, url: { hash } }) => {
      const { pathname, search } = new URL(request.url)
      // The request URL includes the base path, and the router prepends it to redirects again. It has no hash.
      return redirectDocument(withoutBase(pathname) + search + hash)
    },
  },
]
