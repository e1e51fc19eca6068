import type { received as Korean } from '../../ko/admin/received.ts'
import { plural } from '../plural.ts'

export const received: typeof Korean = {
  title: 'Received photos',
  lead: {
    failed: 'Couldn’t be read',
    loading: 'Loading…',
    none: 'No received photos',
    kept: (photos) => `Kept on this phone · ${plural(photos, 'photo')}`,
    sent: (photos) => `${plural(photos, 'photo')} from your phone`,
  },
  removeAll: {
    question: (photos) =>
      photos === 1 ? 'Remove the received photo?' : `Remove all ${photos} received photos?`,
    text: 'This removes only the copies in this browser. The photos stay in your phone’s gallery.',
    cancel: 'Cancel',
    confirm: 'Remove all',
  },
  allRejected: 'The photos you sent didn’t arrive. Please share them again.',
  someRejected: (photos) =>
    `This device is low on space, so ${photos === '1' ? '1 photo wasn’t' : `${photos} photos weren’t`} kept.`,
  waiting: {
    started: 'Uploads once you’re connected.',
    notStarted: 'You’re not connected.',
    startNow: 'If you press upload now, it starts once you’re connected.',
    closable: 'You can close this page. The photos stay.',
  },
  unreadable: 'The photos kept in this browser couldn’t be read.',
  empty: 'No received photos.',
  emptyText:
    'In your phone’s gallery, tap Share and choose this site: the photos gather here. This works after you add the site to your home screen.',
  toDashboard: 'Back to admin home',
  card: {
    places: (photo) => `Where to upload ${photo}`,
    chosen: (place) => `You chose ${place}`,
    guessed: (place) => `Looks like ${place}`,
    noCamera: 'No camera details. Please choose.',
    otherCamera: (camera) => `Another camera. Please choose. · ${camera}`,
    unreadable: 'Couldn’t be read.',
    reading: 'Reading…',
    waiting: (place) => `${place} · waiting`,
    uploading: (percent) => `Uploading… ${percent}%`,
    progress: (photo) => `Uploading ${photo}`,
    remove: 'Remove',
    removePhoto: (photo) => `Remove ${photo}`,
  },
  bar: {
    later: 'Later',
    toEpisode: 'Move to a new episode',
    upload: 'Upload as drafts',
    uploadReady: (photos) => `Upload ${plural(photos, 'photo')} as ${photos === 1 ? 'a draft' : 'drafts'}`,
    uploading: 'Uploading…',
    undecided: (photos) => `Choose where ${plural(photos, 'photo')} should go.`,
    offline: 'The upload resumes by itself once you’re on Wi-Fi or mobile data.',
    disconnected: 'The upload resumes by itself once the server is connected.',
    running: (photos) => `Uploading ${plural(photos, 'photo')}.`,
    draftsOnly: 'They appear on the site after you publish them.',
  },
  toasts: {
    notRead: 'The photos couldn’t be read. Please share them again.',
    notMoved: 'The photos couldn’t be moved to an episode. Please try again.',
    notRemoved: 'The photos couldn’t be removed. Please try again.',
    expired: (photos, days) =>
      `Removed ${plural(photos, 'photo')} received more than ${plural(days, 'day')} ago.`,
    saved: (photos) => `Saved ${plural(photos, 'photo')} as ${photos === 1 ? 'a draft' : 'drafts'}.`,
    addTitle: 'Add titles',
  },
}
