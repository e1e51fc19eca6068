import type { upload as Korean } from '../../ko/admin/upload.ts'
import { plural } from '../plural.ts'

export const upload: typeof Korean = {
  failed: 'The photo couldn’t be uploaded',
  reading: (name) => `Reading ${name}`,
  sending: (name) => `Uploading ${name}`,
  progress: (name) => `Uploading ${name}`,
  stored: (name) => `${name} has been uploaded.`,
  storedOnSave: (name) => `${name} uploads when you save.`,
  cancel: 'Cancel upload',
  retry: 'Upload again',
  dropToUpload: 'Drop to upload',
  unnamed: 'Photo',
  untitled: 'Untitled',
  errors: {
    tooLarge: (limit, size) => `The file is larger than ${limit} MB.${size === null ? '' : ` (${size} MB)`}`,
    heic: 'HEIC photos can’t be uploaded. Export the photo as JPEG from your camera or phone, then upload it again.',
    svg: 'SVG files can’t be uploaded. Export the picture as PNG or WebP, then upload it again.',
    type: 'This format isn’t supported. You can upload JPEG, PNG, WebP and AVIF.',
    dimensions: (limit) =>
      `One side of the photo is longer than ${limit.toLocaleString('en')} px. Make it smaller, then upload it again.`,
    height: (limit) => `A picture can be up to ${limit.toLocaleString('en')} px tall.`,
    corrupt: 'The file is damaged and the photo couldn’t be read. Please choose another file.',
    notStored: (status) =>
      `The file was uploaded again, but the server’s storage says that it doesn’t exist. (HTTP ${status}) Check that the media bucket can be read, then try again.`,
  },
  batch: {
    title: 'Upload several photos',
    files: 'Several photos',
    lead: 'Drop several photos here, and each one is saved as a draft.',
    choose: 'Choose several',
    finished: (finished, count) => `${finished} of ${plural(count, 'photo')} finished.`,
    phases: {
      waiting: 'Waiting',
      reading: 'Reading',
      uploading: 'Uploading',
      saving: 'Saving',
      done: 'Saved as a draft',
      failed: 'Not uploaded',
      cancelled: 'Canceled',
    },
    cancel: 'Cancel',
    cancelOne: (name) => `Cancel ${name}`,
    retryOne: (name) => `Upload ${name} again`,
    clear: 'Clear list',
    saved: (count) =>
      count === 1 ? '1 photo was saved as a draft.' : `${count} photos were saved as drafts.`,
    leaveTitle: 'Some photos are still uploading',
    leaveText: 'If you leave now, the remaining photos won’t be uploaded. The saved drafts stay.',
    stay: 'Keep uploading',
  },
}
