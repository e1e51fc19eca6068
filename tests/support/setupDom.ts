import '@testing-library/jest-dom/vitest'
import { webcrypto } from 'node:crypto'
import { performance as measured } from 'node:perf_hooks'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// A busy machine is slow, it is not wrong.
configure({ asyncUtilTimeout: 15_000 })

// What browsers have and jsdom lacks.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
Object.defineProperty(performance, 'getEntriesByType', { value: measured.getEntriesByType.bind(measured) })

// As the page's own HTML has it.
beforeEach(() => {
  document.documentElement.dataset['motionChoice'] = 'full'
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
