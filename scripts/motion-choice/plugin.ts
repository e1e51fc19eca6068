import type { Plugin } from 'vite'
import { REDUCED_MOTION } from '../../src/config/motionChoice.ts'

/** A query that never holds. */
const NEVER = 'not all'

/** Packages that ask the system for themselves. What of them moves is started by this site, or isn't. */
const ASKING =
  /node_modules[\\/](@studio-freight[\\/]lenis|lottie-react|yet-another-react-lightbox)[\\/].*\.m?js$/

/**
 * Vite plugin: how much moves is said in one place, `html[data-motion-choice]`. The script that sets it before the first paint
 * stands in every page, and packages no longer ask the system past it. `choiceForMedia` does the same for stylesheets.
 */
export function motionChoice(): Plugin {
  return {
    name: 'blank-page:motion-choice',
    transform: askNobody.transform,
  }
}

/** The part of it that the dev server needs where it bundles packages on its own. */
export const askNobody = {
  name: 'blank-page:ask-nobody',
  transform: {
    filter: { id: ASKING, code: REDUCED_MOTION },
    handler: (code: string) => ({ code: code.replaceAll(REDUCED_MOTION, NEVER), map: null }),
  },
}
