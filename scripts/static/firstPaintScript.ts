// The one script that stands in the HTML itself and runs before anything is painted.
import { createHash } from 'node:crypto'
import { MOTION_STORAGE_KEY } from '../../src/config/constants.ts'
import { MOTION_CHOICE, REDUCED_MOTION } from '../../src/config/motionChoice.ts'
import { FIRST_FACES, FIRST_FACES_CAME, WHOLE_STYLES } from '../../src/lib/staticMarks.ts'

/**
 * The entry's file did not come, or one that it imports: what others put into the page is no module. The rules that it would have
 * brought come without it.
 */
const WATCH_START = `addEventListener("error",({target:t})=>{if(t.type==="module"){document.documentElement.dataset.startFailed="";for(const l of document.querySelectorAll("link[${WHOLE_STYLES}]"))l.disabled=false}},true)`

/** The button that stands in the overlay then; it must work without any file. */
const RELOAD = 'addEventListener("click",({target:t})=>{if(t.matches?.(".loading-reload"))location.reload()})'

/** How long the faces that have come wait for the others, ms. */
const FACES_WAIT_MS = 3000

/**
 * Brings the font faces of the page's words when its first frame is painted, in the system's own: before that they would share
 * the wire with what paints it. All are taken into use at once, for each one that comes sets the whole page anew. A browser
 * without script takes them as they come (`shell.ts`).
 */
const BRING_FACES = `new PerformanceObserver((l,o)=>{if(!l.getEntriesByName("first-contentful-paint").length)return;o.disconnect();const p=document.querySelector("link[${FIRST_FACES}]");(p?fetch(p.href).then(r=>r.text()):Promise.resolve("")).then(t=>{const c=new CSSStyleSheet();c.replaceSync(t);const f=[...c.cssRules].map(({style:s})=>new FontFace(s.getPropertyValue("font-family").replace(/["']/g,""),s.getPropertyValue("src"),{weight:s.getPropertyValue("font-weight"),unicodeRange:s.getPropertyValue("unicode-range"),display:"swap"}));return Promise.race([Promise.allSettled(f.map(x=>x.load())),new Promise(r=>setTimeout(r,${FACES_WAIT_MS}))]).then(()=>{for(const x of f)document.fonts.add(x)})}).catch(()=>{}).then(()=>{document.documentElement.setAttribute("${FIRST_FACES_CAME}","")})}).observe({type:"paint",buffered:true})`

/** How long what lies below the first view waits for its turn, where that does not come, ms: longer than home's intro. */
const BELOW_WAITS_MS = 8000

/** What a visitor does who is about to go below the first view. */
const STIRRINGS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'beforeprint']

/**
 * Says by `html[data-below]` that what lies below the first view is not laid out yet (`PinnedSection.module.scss`), until the
 * visitor stirs or its turn has not come. Where little moves it is laid out from the start: no motion would bring its turn.
 */
const LET_BELOW_WAIT = `if(d.motionChoice==="full"){d.below="waits";const s=${JSON.stringify(STIRRINGS)},r=()=>{delete d.below;s.forEach(t=>removeEventListener(t,r,true))};s.forEach(t=>addEventListener(t,r,true));setTimeout(r,${BELOW_WAITS_MS})}`

/**
 * Sets `html[data-motion-choice]`: what the visitor chose, else what the system asks for (decisions §11). Says the same as
 * `src/lib/motionChoice.ts`, which takes over when the site's own scripts have come; a test compares them.
 * Says by `html[data-start-failed]` that they have not, and by `html[data-faces-came]` that the page's font faces are in use.
 */
export const FIRST_PAINT_SCRIPT = `{let c;const d=document.documentElement.dataset;try{c=localStorage.getItem("${MOTION_STORAGE_KEY}")}catch{}d.motionChoice=${MOTION_CHOICE}.test(c)?c:matchMedia("${REDUCED_MOTION}").matches?"calm":"full";${WATCH_START};${LET_BELOW_WAIT};${RELOAD};${BRING_FACES}}`

/** What a content security policy names it by. */
export const FIRST_PAINT_HASH = `sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}`
