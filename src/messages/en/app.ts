import type { app as Korean } from '../ko/app.ts'

export const app: typeof Korean = {
  pageFailed: 'Page not loaded',
  thisPage: 'This page',
}
