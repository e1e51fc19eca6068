import { createBrowserRouter, type ClientOnErrorFunction } from 'react-router-data'
import { RouterProvider } from 'react-router-data/dom'
import { logger } from '@/lib/logger'
import { adminRoutes } from './routes'

const router = createBrowserRouter(adminRoutes, { basename: import.meta.env.BASE_URL })

/** The admin behind its guard. Uses a data router, because only that can block navigation for unsaved work. */
export default function AdminApp() {
  return <RouterProvider router={router} onError={report} />
}

const report: ClientOnErrorFunction = (error, { pattern, errorInfo }) => {
  logger.error('The page failed to render:', pattern, error, errorInfo?.componentStack)
}
