import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'

/** The frame around every public page. */
export function PublicLayout() {
  return (
    <main id="main">
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </main>
  )
}
