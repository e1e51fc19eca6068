import type { editor as Korean } from '../../ko/admin/editor.ts'
import { capitalize } from '../capitalize.ts'
import { plural } from '../plural.ts'

const names = new Intl.ListFormat('en')

export const editor: typeof Korean = {
  edit: (noun) => `Edit ${noun}`,
  create: (noun) => `New ${noun}`,
  item: capitalize,
  backToList: 'Back to the list',
  loading: 'Loading…',
  notFound:
    'This post can’t be found. It was deleted, or it’s hidden because you aren’t connected to the server.',
  untitled: 'Untitled',
  orphanedDraft: (title, moment) => `Unsaved changes are still in this browser: “${title}”, ${moment}`,
  discard: 'Discard',
  saveAsNew: 'Save as a new post',
  cancel: 'Cancel',
  insert: 'Insert',
  listenedText: 'Read aloud to people who can’t see it',
  offer: {
    title: 'You have unsaved changes.',
    kept: (title, moment) =>
      title === null
        ? `They were kept in this browser on ${moment}.`
        : `“${title}” was kept in this browser on ${moment}.`,
    changedSince: 'The post has been changed somewhere else since then.',
    later: 'Later',
    restore: 'Restore',
  },
  titlePlaceholder: 'Enter a title',
  bodyPlaceholder: (noun) => `Write about this ${noun}. You can also leave it empty.`,
  statuses: { draft: 'Draft', published: 'Published' },
  body: {
    oneImage: 'You can add one image at a time. Opening the first one.',
    image: 'Image in the text',
    characters: (count) => plural(count, 'character'),
    unsupportedNote: 'Some content can’t be shown in this editor. It stays where it is when you save.',
    unsupported: 'Content this editor can’t show',
    unsupportedType: (type) => `Content this editor can’t show: ${type}`,
    imagesNotPasted: (count) =>
      count === 1
        ? '1 picture in the pasted text couldn’t be added. Please add it as a file.'
        : `${count} pictures in the pasted text couldn’t be added. Please add them as files.`,
  },
  tools: {
    name: 'Text tools',
    heading: 'Heading',
    subheading: 'Subheading',
    bold: 'Bold',
    italic: 'Italic',
    strike: 'Strikethrough',
    strikeSign: 'S',
    quote: 'Quote',
    list: 'List',
    numberedList: 'Numbered list',
    code: 'Code',
    divider: 'Divider',
    link: 'Link',
    image: 'Image',
    undo: 'Undo',
    redo: 'Redo',
  },
  link: {
    title: 'Link',
    address: 'Address',
    unknownHost: 'It isn’t clear where this address leads. Enter it in this form: example.com.',
    unsafe: 'Only http, https and email addresses can be used.',
    remove: 'Remove link',
  },
  image: {
    insertTitle: 'Add an image to the text',
    offline: 'You’re offline. You can insert it once you’re connected.',
    asksToConnect: 'You’ll be asked to connect to the server when you insert it.',
    description: 'Image description',
    replace: 'Replace image',
    update: 'Update',
  },
  picture: {
    nouns: { photo: 'Photo', picture: 'Picture' },
    dropHere: { photo: 'Drop a photo here', picture: 'Drop a picture here' },
    or: 'or',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    formats: (megabytes) => `JPG, PNG, WebP, AVIF · up to ${megabytes} MB`,
    uploadsOnSave: 'Uploads when you save.',
    oneOnly: 'You can upload only one file.',
    dropOne: 'One file only',
    sharePreview: 'Share preview',
  },
  meta: {
    photo: 'Camera details',
    work: 'Work details',
    exif: {
      unfilled: 'Filled in when you upload a photo',
      filled: 'Filled in automatically',
      absent: 'This photo has no camera details. You can enter them yourself.',
    },
    hidden: (hidden) =>
      `Some details can’t be shown in this editor: ${hidden.join(', ')}. They stay as they are when you save.`,
    example: (value) => `Example: ${value}`,
    empty: 'Empty',
    none: 'None',
  },
  autosave: {
    saved: 'Saved on the server',
    unsaved: 'Not saved yet',
    browser: 'Kept in this browser',
    memory: 'The browser’s storage is full, so your changes are in this tab only. Save before you close it.',
    pending: 'Unsaved changes',
  },
  kept: {
    browser: 'Everything you wrote is kept in this browser.',
    memory: 'The browser’s storage is full, so what you wrote is kept in this tab only.',
  },
  bar: {
    backToGate: 'Back to publishing the rest',
    fixToSave: 'Fix before saving:',
    neededToPublish: 'Still needed to publish:',
    versions: 'Earlier versions',
    remove: 'Delete',
    saveDraft: 'Save draft',
    unschedule: 'Unschedule',
    schedule: 'Schedule',
    changeSchedule: 'Reschedule',
    publish: 'Publish',
    publishNow: 'Publish now',
  },
  saved: {
    draft: 'Draft saved.',
    hidden: 'Draft saved. It’s no longer on the site.',
    published: 'Published.',
    view: 'View on site',
    notShown: 'Saved, but the screen couldn’t be updated. Please reload the page.',
  },
  notSaved: (reason, kept) => `Your changes couldn’t be saved. ${reason} ${kept}`.trim(),
  missing: {
    picture:
      'The picture of this draft was deleted from the server, so it was removed from the post. Please upload the file again.',
    cuts: (count) =>
      count === 1
        ? '1 panel was deleted from the server. Remove it or choose its picture again.'
        : `${count} panels were deleted from the server. Remove them or choose their pictures again.`,
    body: (count) =>
      count === 1
        ? '1 picture in the text was deleted from the server. Remove it or add it again.'
        : `${count} pictures in the text were deleted from the server. Remove them or add them again.`,
  },
  leave: {
    title: 'You have unsaved changes',
    browser:
      'Leave anyway? Your changes are kept in this browser, and you can restore them when you come back.',
    memory:
      'Leave anyway? The browser’s storage is full, so your changes are kept in this tab only. They’re lost when you go to the site or close the tab.',
    stay: 'Keep editing',
  },
  conflict: {
    title: 'This post was changed somewhere else',
    lead: 'While you had it open, it was saved in another tab or on another device.',
    overwritten: (fields) =>
      `If you overwrite it, the changes made there to ${names.format(fields.map((field) => `“${field}”`))} are replaced by yours. Everything else stays.`,
    nothingOverwritten:
      'The same fields weren’t changed, so what was changed there stays if you overwrite it.',
    hiding: 'It was unpublished there. Overwriting puts it back on the site.',
    publishing: 'It was published there. Overwriting takes it off the site.',
    stuck:
      'The browser’s storage is full and your changes can’t be kept, so the page wasn’t reloaded. Close this and copy your changes somewhere else, or free up storage and try again.',
    reloadNote: 'If you reload, your changes stay in this browser and you can restore them.',
    reload: 'Reload',
    overwrite: 'Overwrite',
  },
}
