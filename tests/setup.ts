import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { resetWarnings } from '@/lib/logger'

// A busy machine is slow, it is not wrong.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  if (typeof window !== 'undefined') {
    localStorage.clear()
    sessionStorage.clear()
  }
  resetWarnings()
})
