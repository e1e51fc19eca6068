import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Toaster } from '@/ui/toaster'

/** The frame around every public page. */
export function PublicLayout() {
  return (
    <>
      <a href="#main" className="visually-hidden">
        본문으로 건너뛰기
      </a>
      <main id="main" tabIndex={-1}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <Toaster />
    </>
  )
}
