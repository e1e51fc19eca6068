// The one script that stands in the HTML itself and runs before anything is painted.
import { createHash } from 'node:crypto'
import { MOTION_STORAGE_KEY } from '../../src/config/constants.ts'
import { MOTION_CHOICE, REDUCED_MOTION } from '../../src/config/motionChoice.ts'

/** The entry's file did not come, or one that it imports: what others put into the page is no module. */
const WATCH_START =
  'addEventListener("error",({target:t})=>{if(t.type==="module")document.documentElement.dataset.startFailed=""},true)'

/** The button that stands in the overlay then; it must work without any file. */
const RELOAD = 'addEventListener("click",({target:t})=>{if(t.matches?.(".loading-reload"))location.reload()})'

/**
 * Sets `html[data-motion-choice]`: what the visitor chose, else what the system asks for (decisions §11). Says the same as
 * `src/lib/motionChoice.ts`, which takes over when the site's own scripts have come; a test compares them.
 * Says by `html[data-start-failed]` that they have not.
 */
export const FIRST_PAINT_SCRIPT = `{let c;try{c=localStorage.getItem("${MOTION_STORAGE_KEY}")}catch{}document.documentElement.dataset.motionChoice=${MOTION_CHOICE}.test(c)?c:matchMedia("${REDUCED_MOTION}").matches?"calm":"full";${WATCH_START};${RELOAD}}`

/** What a content security policy names it by. */
export const FIRST_PAINT_HASH = `sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}`
