import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const asked = vi.fn<(what: string) => void>()
/** Modules that say when they are asked for. */
const others = () => {
  vi.doMock('@/lib/staticState', () => ({ bringStaticState: () => asked('rows') }))
  vi.doMock('@/lib/wholeStyles', () => ({ bringWholeStyles: () => asked('styles') }))
  for (const [file, name] of [
    ['react-dom/client', 'react'],
    ['@/main', 'site'],
  ] as const)
    vi.doMock(file, () => {
      asked(name)
      return {}
    })
}

let frame: (() => void)[] = []
const draw = async () => {
  for (const callback of frame.splice(0)) callback()
  await vi.advanceTimersByTimeAsync(1)
}

beforeEach(() => {
  vi.resetModules()
  others()
  asked.mockClear()
  frame = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frame.push(callback))
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('asks for nothing before the first frame is drawn, then for others’ code before the site’s own', async () => {
  await import('@/start')
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).not.toHaveBeenCalled()
  await draw()
  expect(asked).not.toHaveBeenCalled()
  await draw()
  await vi.waitFor(() => expect(asked.mock.lastCall).toEqual(['site']))
  expect(asked.mock.calls.slice(0, -1).flat().toSorted()).toEqual(['react', 'rows', 'styles'])
})

it('waits for the picture that the first view is about, and not for ever', async () => {
  document.body.innerHTML = '<img fetchpriority="high" alt="">'
  let come = () => {}
  HTMLImageElement.prototype.decode = () => new Promise<void>((resolve) => (come = resolve))
  await import('@/start')
  await draw()
  await draw()
  expect(frame).toEqual([])
  come()
  await vi.advanceTimersByTimeAsync(1)
  await draw()
  expect(asked).toHaveBeenCalled()

  vi.resetModules()
  asked.mockClear()
  await import('@/start')
  await draw()
  await vi.advanceTimersByTimeAsync(1000)
  await draw()
  expect(asked).toHaveBeenCalled()
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
})

it('a tab in the background, which draws no frame, brings its site at once', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await import('@/start')
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledWith('site')
  })
  expect(frame).toEqual([])
})
