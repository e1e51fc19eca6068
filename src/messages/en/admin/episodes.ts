import type { episodes as Korean } from '../../ko/admin/episodes.ts'
import { plural } from '../plural.ts'

const count = (pixels: number) => pixels.toLocaleString('en')
const times = (number: number) => (number === 1 ? 'once' : number === 2 ? 'twice' : `${number} times`)

type Seams = Parameters<typeof Korean.summary.seams>[2]

function seamText({ plain, forced, limitPx }: Seams): string {
  const height = `at ${count(limitPx)} px`
  if (forced === 0) return `It was cut ${times(plain)} along rows of a single color.`
  if (plain === 0) return `It has no row of a single color, so it was cut ${height}.`
  return `It was cut ${times(plain)} along rows of a single color, and ${times(forced)} ${height} where there was no such row.`
}

export const episodes: typeof Korean = {
  preview: 'Preview',
  panels: 'Panels',
  panelCount: (panels) => `${panels}`,
  size: (used, limit) => (used === null ? `Up to ${limit}` : `${used} of ${limit}`),
  hintUploading: 'You can close this window: the remaining panels upload next time',
  hint: 'The transcript goes beside each panel',
  upload: 'Upload panels',
  drop: 'Drag pictures here',
  dropNow: 'Drop to upload',
  formats: 'PNG, JPG, WebP · sorted by the numbers in their names',
  summary: {
    label: 'Uploaded panels',
    stored: (stored, total) => `${stored} of ${plural(total, 'panel')} uploaded`,
    running: (panels) => `${panels} uploading`,
    waiting: (panels) => `${panels} waiting`,
    failed: (panels) => `${panels} failed`,
    secondsLeft: (seconds) => `About ${plural(seconds, 'second')} left`,
    minutesLeft: (minutes) => `About ${plural(minutes, 'minute')} left`,
    inMemory: 'This device is low on space. If you close this window, you’ll have to choose the files again.',
    divided: (panels) => `One tall picture was divided into ${plural(panels, 'panel')}`,
    seams: (name, heightPx, seams) =>
      `${name} is ${count(heightPx)} px tall. ${seamText(seams)} Readers won’t see the seams.`,
  },
  list: {
    moved: (from, to) => `Panel ${from} moved to position ${to}.`,
    removed: (name) => `${name ?? 'The panel'} was removed.`,
    restored: (name) => `${name ?? 'The panel'} was restored.`,
    restore: 'Restore',
  },
  panel: {
    item: 'movable panel',
    name: (number) => `Panel ${number}`,
    handle: (number) => `Move panel ${number}`,
    up: (number) => `Move panel ${number} up`,
    down: (number) => `Move panel ${number} down`,
    replace: 'Replace',
    remove: 'Remove',
    replacement: 'Replacement picture',
    waiting: 'Waiting',
    reading: 'Reading',
    progress: (name) => `Upload progress of ${name}`,
    alt: 'Alt text',
    stored: 'Uploaded',
    storedOf: (stored, total) => `${stored} of ${plural(total, 'panel')}`,
    unfold: 'Show panels',
  },
  script: {
    label: 'Transcript',
    kinds: { line: 'Dialogue', thought: 'Thought', sound: 'Sound', scene: 'Scene' },
    add: 'Transcript line',
    line: (number) => `Transcript line ${number}`,
    kindOf: (number) => `Kind of transcript line ${number}`,
    speakerOf: (number) => `Character of transcript line ${number}`,
    speaker: 'Character',
  },
  strip: {
    width: 'Phone width',
    panels: 'The panels in one strip',
    empty: 'Panels appear here once they’re uploaded.',
    partial: 'Shows the panels uploaded so far',
  },
  unfinished: {
    someFailed: (panels) => `${plural(panels, 'panel')} couldn’t be uploaded, so you can’t publish yet.`,
    someLeft: (panels) =>
      `You can publish once the remaining ${plural(panels, 'panel')} ${panels === 1 ? 'is' : 'are'} uploaded.`,
    beforeSaving: 'Please fix this before saving:',
    abandon: 'Skip remaining panels',
    question: 'Skip the remaining panels?',
    consequence: (panels) =>
      `${plural(panels, 'panel')} not uploaded yet will be left out of this episode. Uploaded panels stay.`,
    goOn: 'Keep uploading',
    stop: 'Skip them',
    offer: (panels) => `${plural(panels, 'panel')} ${panels === 1 ? 'wasn’t' : 'weren’t'} fully uploaded.`,
    ofTitle: (title) => `“${title}”`,
    leaveOut: 'Skip them',
    resume: 'Resume upload',
  },
  requirements: {
    none: 'There are no panels',
    goUpload: 'Go and upload',
    some: (panels) => `There ${panels === 1 ? 'is' : 'are'} ${plural(panels, 'panel')}`,
    notStored: (number) => `Panel ${number} isn’t on the server yet`,
    someNotStored: 'Some panels aren’t uploaded yet.',
    uploading: 'Uploading.',
    waiting: 'Waiting.',
  },
  errors: {
    tooMany: (panels, limit) =>
      `An episode can have up to ${plural(limit, 'panel')}. This would make ${panels}.`,
    leftOut: (reason, names) => `${reason} Not uploaded: ${names.join(', ')}`,
    tooLarge: (size, limit) => `An episode can be up to ${limit}. This would make ${size}.`,
    refused: (name, reason) => `${name}: ${reason}`,
    tooTall: (reason, name, heightPx) => `${reason} ${name} is ${count(heightPx)} px tall.`,
    notUploaded: (reason) => `The upload failed. ${reason}`,
    lostFile: 'The file is no longer on this device. Choose it again with Replace.',
    storageFull: 'The server’s storage is full.',
    offline: 'The connection was lost.',
    timeout: 'The server didn’t answer in time.',
    loggedOut: 'Your session on the server has ended. Press Try again to connect.',
    denied: 'The server didn’t allow this. Please check the server connection.',
    conflict: 'The server already has a file with this name. Please try again.',
    fileTooLarge: 'The file is larger than the server accepts. Please replace it with a smaller picture.',
  },
}
