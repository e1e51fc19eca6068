// The page's first script, kept to what must run before its first frame: nothing. What is in the HTML is painted, the
// picture that matters comes, then the site's files do.
import { afterNextFrame } from './lib/afterNextFrame'
import { logger } from './lib/logger'
import { nextTask } from './lib/nextTask'
import { bringStaticState } from './lib/staticState'
import { bringWholeStyles } from './lib/wholeStyles'

/** How long the site waits for the picture that the first view is about, in ms. */
const PICTURE_WAIT_MS = 1000

/** So many files are asked for in one task: all of them in one take a phone 100 ms. */
const FILES_PER_TASK = 4

/** Asks for the page's files at once: each of them would be found only in the one that imports it. */
async function askForFiles() {
  const files = document.querySelector<HTMLElement>('script[data-next]')?.dataset['next']
  for (const [index, href] of (files ? files.split(' ') : []).entries()) {
    if (index > 0 && index % FILES_PER_TASK === 0) await nextTask()
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
}

/** Settles when the picture that the first view is about can be painted, fails, or takes too long: files share its wire. */
const pictureComes = () =>
  Promise.race([
    document
      .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
      ?.decode()
      .catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, PICTURE_WAIT_MS)),
  ])

/** In several tasks, so that no touch waits long: others' code before our own. */
async function bringSite() {
  const framework = askForFiles().then(() => import('react-dom/client'))
  await Promise.all([bringStaticState(), bringWholeStyles(framework), framework])
  await nextTask()
  return import('./main')
}

/** As the script before the first paint does when this file itself is lost; `overlay.scss` does the rest. */
function showWhatIsThere() {
  document.documentElement.dataset['startFailed'] = ''
}

/** The site's own file is asked for twice. */
function start() {
  pictureComes()
    .then(afterNextFrame)
    .then(bringSite)
    .catch(bringSite)
    .catch((error: unknown) => {
      logger.warn('The site could not be loaded.', error)
      showWhatIsThere()
    })
}

// A tab in the background draws no frame.
if (document.visibilityState === 'hidden') start()
else requestAnimationFrame(() => setTimeout(start))
