import { beforeEach, expect, it, vi } from 'vitest'

const FILES = {
  '/about/Profile': ['/assets/shared.js', '/assets/Profile.js', '/assets/Profile.css'],
  '/about/View/:id': ['/assets/shared.js', '/assets/View.js'],
}

let asked: string[]
let answer: (path: string) => Response

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('PROD', true)
  asked = []
  answer = (path) => new Response(path === '/page-files.json' ? JSON.stringify(FILES) : '')
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(path)
  })
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/shared.js">'
})

const prefetchPage = async (path: string) => (await import('@/app/site/pageFiles')).prefetchPages([path])

it('fetches what a page runs on and this document has not, each file once', async () => {
  await prefetchPage('/about/Profile')
  expect(asked).toEqual(['/page-files.json', '/assets/Profile.js', '/assets/Profile.css'])
  await prefetchPage('/about/Profile')
  await prefetchPage('/about/View/12')
  await prefetchPage('/no-such-page')
  expect(asked.slice(3)).toEqual(['/assets/View.js'])
})

it('asks for the list again after it did not come', async () => {
  answer = () => new Response('', { status: 404 })
  await prefetchPage('/about/Profile')
  expect(asked).toEqual(['/page-files.json'])
  asked = []
  await (await import('@/app/site/pageFiles')).prefetchPages(['/about/View/1', '/about/View/2'])
  expect(asked).toEqual(['/page-files.json'])
  answer = () => new Response(JSON.stringify(FILES))
  await prefetchPage('/about/Profile')
  expect(asked.slice(1)).toEqual(['/page-files.json', '/assets/Profile.js', '/assets/Profile.css'])
})

it('asks for nothing without a network, nor of a development server', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await prefetchPage('/about/Profile')
  vi.restoreAllMocks()
  vi.stubEnv('PROD', false)
  await prefetchPage('/about/Profile')
  expect(asked).toEqual([])
})
