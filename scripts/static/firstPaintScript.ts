// The one script that stands in the HTML itself and runs before anything is painted.
import { createHash } from 'node:crypto'
import { MOTION_STORAGE_KEY } from '../../src/config/constants.ts'
import { MOTION_CHOICE, REDUCED_MOTION } from '../../src/config/motionChoice.ts'

/**
 * Sets `html[data-motion-choice]`: what the visitor chose, else what the system asks for (decisions §11). Says the same as
 * `src/lib/motionChoice.ts`, which takes over when the site's own scripts have come; a test compares them.
 */
export const FIRST_PAINT_SCRIPT = `{let c;try{c=localStorage.getItem("${MOTION_STORAGE_KEY}")}catch{}document.documentElement.dataset.motionChoice=${MOTION_CHOICE}.test(c)?c:matchMedia("${REDUCED_MOTION}").matches?"calm":"full"}`

/** What a content security policy names it by. */
export const FIRST_PAINT_HASH = `sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}`
