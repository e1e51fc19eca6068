import '@testing-library/jest-dom/vitest'
import { webcrypto } from 'node:crypto'
import { performance as nodePerformance } from 'node:perf_hooks'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

// Generous, because a busy machine is slow.
configure({ asyncUtilTimeout: 15_000 })

// Missing in jsdom.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
Object.defineProperty(performance, 'getEntriesByType', {
  value: nodePerformance.getEntriesByType.bind(nodePerformance),
})

// As the inline script of the page sets it.
beforeEach(() => {
  document.documentElement.dataset['motionChoice'] = 'full'
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
