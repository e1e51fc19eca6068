import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// A busy machine is slow, it is not wrong.
configure({ asyncUtilTimeout: 15_000 })

// As the page's own HTML has it.
beforeEach(() => {
  document.documentElement.dataset['motionChoice'] = 'full'
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
