import type { dashboard as Korean } from '../../ko/admin/dashboard.ts'
import { plural } from '../plural.ts'

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** “the third picture”, “picture 12”. */
function nthPicture(place: number): string {
  const ordinal = ordinals[place - 1]
  return ordinal === undefined ? `picture ${place}` : `the ${ordinal} picture`
}

export const dashboard: typeof Korean = {
  title: 'Admin',
  lead: 'Which page will you fill today?',
  notConnected:
    'You’re not connected to the server. For now you see only what’s published on the site; you’ll be asked to connect when you save.',
  connect: 'Connect',
  collections: 'Collections',
  emptyCollection: 'Nothing here yet.',
  allPublished: 'All published',
  drafts: (count) => plural(count, 'draft'),
  scheduledPosts: (count) => `${count} scheduled`,
  unit: (count) => (count === 1 ? 'post' : 'posts'),
  newItem: (collection, _noun, label) => `${collection}: ${label}`,
  block: {
    failed: (reason) => `This couldn’t be loaded. ${reason}`,
    retry: (title) => `Try again: ${title}`,
    disconnected: 'Connect to the server to see this.',
  },
  todo: {
    title: 'To do',
    count: (count) => plural(count, 'item'),
    nothing: 'Nothing to do. Time to make something new.',
    post: (collection, title) => `${collection}, “${title}”`,
    brokenPictures: (count) => plural(count, 'broken picture'),
    brokenPicture: (post, place) =>
      place === 0 ? `${post}: the cover picture` : `${post}: ${nthPicture(place)} in the text`,
    brokenLinks: (count) => plural(count, 'broken link'),
    brokenLink: (post, words) => `${post}: “${words}” in the text`,
    missingAlt: (count) => `${plural(count, 'photo')} without alt text`,
    missingAltOf: (titles, others) =>
      titles.join(', ') + (others > 0 ? ` and ${plural(others, 'other')}` : ''),
    drafts: (count) => plural(count, 'draft'),
    oldestDraft: (title, days) =>
      days === 0
        ? `You were working on “${title}” today`
        : `“${title}” has been waiting for ${plural(days, 'day')}`,
    orphans: (count) => `Unsaved text for ${plural(count, 'deleted post')}`,
    orphan: (post) => `${post}. It’s still in this browser.`,
    untitled: 'Untitled',
    fix: 'Fix',
    fill: 'Fill in',
    continue: 'Continue',
    look: 'View',
    actionFor: (title, action) => `${action}: “${title}”`,
  },
  edits: {
    title: 'Recent versions',
    all: 'Show all',
    fewer: 'Show fewer',
    none: 'There are no earlier versions yet. Each save keeps one.',
    status: { draft: 'unpublished', published: 'published' },
    unchanged: 'no changes',
  },
  storage: {
    title: 'Storage',
    kinds: {
      photos: 'Photos',
      works: 'Pictures of works',
      versions: 'Earlier versions',
      trash: 'Trash',
      unused: 'Unused pictures',
    },
    share: (capacity, percent) => `${percent} of ${capacity}`,
    belowOnePercent: 'less than 1%',
    nearlyFull: 'Almost full.',
    full: 'Soon you won’t be able to upload photos.',
  },
  backup: {
    title: 'Backup',
    none: 'There’s no backup yet.',
    contains: 'A backup puts your posts and the photos on your site into one ZIP file.',
    last: (moment) => `Last backup: ${moment}`,
    old: (days) => `The last backup was ${plural(days, 'day')} ago.`,
    posts: (count) => `${plural(count, 'post')} and the photos on your site`,
    file: (size, days) => `ZIP ${size} · ${days === 0 ? 'today' : `${plural(days, 'day')} ago`}`,
    download: 'Download now',
    packing: 'Packing the backup',
    packed: (percent) => `Packing… ${percent}%`,
    canceled: 'Backup canceled.',
    notStarted: 'The backup couldn’t be started. Check your connection.',
    shrunk: 'Posts or photos were removed during the backup, so it couldn’t be finished. Please try again.',
    noSpace: 'The backup couldn’t be finished. This device doesn’t have enough space.',
    notWritten: 'The backup couldn’t be saved. Choose another place and try again.',
    failed: (reason) => `The backup couldn’t be finished. ${reason}`,
    results: {
      file: {
        done: 'Backup downloaded.',
        notRecorded: 'The backup was downloaded, but its date couldn’t be saved on the server.',
      },
      download: {
        done: 'The backup is downloading.',
        notRecorded: 'The backup is downloading, but its date couldn’t be saved on the server.',
      },
    },
  },
  scheduled: {
    title: 'Scheduled',
    count: (count) => plural(count, 'post'),
    none: 'No scheduled posts.',
    more: (count) => `And ${count} more`,
  },
  rebuild: {
    building: 'Rebuilding the site…',
    buildingLabel: 'Rebuilding the site',
    opaque: 'The host’s answer can’t be read from here, so this page is watching for the new site.',
    unknown: 'The time of the last build couldn’t be loaded.',
    changed: (count) => `${plural(count, 'post')} changed since the last deployment`,
    hookMissing: 'Add the address of a deploy hook to rebuild the site from here.',
    lastDeployment: (moment, minutes) =>
      `Last deployment: ${moment} · takes about ${plural(minutes, 'minute')}`,
    current: (moment) => `The site is up to date. Last deployment: ${moment}`,
    start: 'Rebuild the site',
    failures: {
      unreachable: () => 'The host couldn’t be reached. Check your network and the deploy hook.',
      refused: () => 'The host refused. Check the deploy hook, or try again in a moment.',
      late: (minutes) =>
        `After ${plural(minutes, 'minute')} the new site still isn’t live. Check the host’s build log.`,
    },
    addHook: 'Add deploy hook',
    changeHook: 'Change deploy hook',
    look: 'View',
    newWindow: 'opens in a new window',
    pictures: (count) => `${plural(count, 'photo')} in the site`,
    copies: (count, size) => `${plural(count, 'copy', 'copies')}, ${size}`,
    smallOnly: (count) => `${count} small only`,
    notYet: (count) => `${count} not yet`,
  },
}
