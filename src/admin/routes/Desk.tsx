import { createBrowserRouter, type ClientOnErrorFunction } from 'react-router-data'
import { RouterProvider } from 'react-router-data/dom'
import { logger } from '@/lib/logger'
import { deskRoutes } from './routes'

const router = createBrowserRouter(deskRoutes, { basename: import.meta.env.BASE_URL })

/** The owner's desk behind its guard, with the router that can hold whoever leaves unsaved work. */
export default function Desk() {
  return <RouterProvider router={router} onError={report} />
}

const report: ClientOnErrorFunction = (error, { pattern, errorInfo }) => {
  logger.error('화면을 그리지 못했습니다:', pattern, error, errorInfo?.componentStack)
}
