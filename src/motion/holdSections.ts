let holds = 0
let waiting: (() => void)[] = []

/** Keeps sections from being built while something else moves that wants the machine to itself; returns the way out, for once. */
export function holdSections(): () => void {
  let holding = true
  holds += 1
  return () => {
    if (!holding) return
    holding = false
    holds -= 1
    if (holds > 0) return
    for (const go of waiting) go()
    waiting = []
  }
}

/** Resolves when nothing holds the sections, at once if nothing does. */
export const sectionsReleased = (): Promise<void> =>
  new Promise((resolve) => {
    if (holds === 0) resolve()
    else waiting.push(resolve)
  })
