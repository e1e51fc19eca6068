import { Route, Routes } from 'react-router-dom'
import { collections } from '@/collections/registry'
import { paths } from '@/config/paths'
import { AdminShell } from '@/features/collection-admin/shell/AdminShell'
import Dashboard from './Dashboard'
import List from './List'
import NotFound from './NotFound'
import Upload from './Upload'

/** Below the router's `/admin/*`. */
const within = (path: string) => path.slice(`${paths.admin.dashboard}/`.length)

/** Every admin route (specification §2), five collections from five records. */
export default function Area() {
  return (
    <AdminShell>
      <Routes>
        <Route index element={<Dashboard />} />
        {Object.values(collections).flatMap((collection) => [
          <Route
            key={collection.adminListPath}
            path={within(collection.adminListPath)}
            element={<List key={collection.key} collection={collection} />}
          />,
          <Route
            key={collection.uploadPath}
            path={within(collection.uploadPath)}
            element={<Upload key={`${collection.key} new`} collection={collection} />}
          />,
          <Route
            key={`${collection.uploadPath}/:id`}
            path={`${within(collection.uploadPath)}/:id`}
            element={<Upload key={`${collection.key} edit`} collection={collection} />}
          />,
        ])}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AdminShell>
  )
}
