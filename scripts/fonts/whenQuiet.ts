import type { ViteDevServer } from 'vite'

/** As much of a dev server as is listened to. */
export type Listened = Pick<ViteDevServer, 'httpServer' | 'middlewares'>

/** Calls back once, when the server has listened for `ms` without anything to answer. */
export function whenQuiet({ httpServer, middlewares }: Listened, ms: number, then: () => void): void {
  let open = 0
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(timer)
    if (isOver || open > 0) return
    timer = setTimeout(() => {
      isOver = true
      then()
    }, ms).unref()
  }
  httpServer?.once('listening', wait)
  middlewares.use((_request, response, next) => {
    clearTimeout(timer)
    open += 1
    response.once('close', () => {
      open -= 1
      wait()
    })
    next()
  })
}
