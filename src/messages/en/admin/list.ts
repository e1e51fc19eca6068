import type { list as Korean } from '../../ko/admin/list.ts'
import { plural } from '../plural.ts'

const scheduledCount = (scheduled: number) => (scheduled > 0 ? `, ${scheduled} scheduled` : '')

export const list: typeof Korean = {
  loading: 'Loading…',
  counts: {
    none: 'No posts yet',
    posts: ({ total, scheduled, drafts }) =>
      `${plural(total, 'post')}${scheduledCount(scheduled)}, ${plural(drafts, 'draft')}`,
    serial: ({ total, scheduled, drafts }) =>
      `${total - drafts - scheduled} published${scheduledCount(scheduled)}, ${plural(drafts, 'draft')}`,
  },
  gaps: {
    ofSeries: (title, numbers) => `${title} ${numbers}`,
    message: (names, more) =>
      `Missing: ${names.join(', ')}${more > 0 ? ` and ${plural(more, 'more gap')}` : ''}.`,
  },
  tools: {
    byStatus: 'Filter by status',
    bySeries: 'Filter by series',
    search: 'Search by title or number',
    all: 'All',
    novel: 'Novel',
    anyStatus: 'Any status',
    statuses: { all: 'All', published: 'Published', scheduled: 'Scheduled', draft: 'Drafts' },
    sorts: { newest: 'Newest first', oldest: 'Oldest first', title: 'By title', position: 'Your own order' },
    serialSorts: { newest: 'Highest number first', oldest: 'Lowest number first', title: 'By title' },
  },
  selection: {
    label: 'Selected items',
    count: (count) => `${count} selected`,
    toDraft: 'Change to draft',
    clear: 'Clear selection',
  },
  table: {
    caption: (name) => `Posts in ${name}`,
    order: 'Order',
    selectAll: 'Select all',
    select: (title) => `Select ${title}`,
    picture: 'Picture',
    number: 'Number',
    title: 'Title',
    status: 'Status',
    uploaded: 'Uploaded',
    out: 'Published',
    actions: 'Actions',
    noDate: 'Not yet',
    sortingHint: 'To change the order, clear the search and the status filter first.',
  },
  row: {
    shutter: (seconds) => `${seconds} s`,
    afterNumber: () => '',
    chapterLength: (letters, minutes) =>
      `${letters.toLocaleString('en')} ${letters === 1 ? 'character' : 'characters'} · ${minutes} min`,
    panels: (count) => plural(count, 'panel'),
    toFront: 'Move to the front',
    view: 'View on site',
    publish: 'Publish',
    unpublish: 'Unpublish',
    cancelSchedule: 'Unschedule',
    edit: 'Edit',
    delete: 'Delete',
  },
  sorting: {
    item: 'movable item',
    handle: (title) => `Move ${title}`,
    instructions:
      'To change the order, press Space, move the item with the up and down arrow keys, then press Space again. Press Esc to cancel.',
    lifted: (title, position) => `“${title}” is picked up. It’s at position ${position}.`,
    over: (position) => `Position ${position}.`,
    dropped: (title, position) => `“${title}” was placed at position ${position}.`,
    stayed: 'It stayed where it was.',
    cancelled: (title) => `Moving “${title}” was canceled.`,
  },
  states: {
    empty: () => 'Upload the first one, and your list starts here.',
    notFound: (search) => `Nothing found for “${search}”.`,
    noMatch: 'No posts match these filters.',
    noMatchText: 'Try another title, or clear the filters.',
    clear: 'Clear filters',
    failed: (reason) => `The list couldn’t be loaded. ${reason}`,
    unavailable: 'Please try again in a moment.',
    unavailableText: 'Anything you were writing is still in this browser.',
    connect: 'Check the server connection',
    loading: 'Loading the list.',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (number) => `Page ${number}`,
  },
  gate: {
    one: 'This post can’t be published yet',
    all: (count) => `None of the ${count} posts can be published yet`,
    some: (count, refused) => `${refused} of ${count} posts can’t be published yet`,
    text: 'Fill in what’s missing, or publish the posts that are ready first.',
    scheduled: 'Will be published as scheduled',
    ready: 'Ready to publish',
    lacking: (names) => `Missing: ${names}`,
    fill: 'Fill in',
    fillFields: (title, names) => `Fill in for ${title}: ${names}`,
    cancel: 'Cancel',
    publishReady: (count) => `Publish ${plural(count, 'ready post')}`,
  },
  toasts: {
    posts: (count) => plural(count, 'post'),
    published: (subject) => `Published ${subject}.`,
    drafted: (subject) => `Changed ${subject} to draft.`,
    notPublished: (subject, reason) => `Couldn’t publish ${subject}. ${reason}`,
    stillDrafts: (count) => `${plural(count, 'post')} stayed in drafts.`,
    stillScheduled: (count) => `${plural(count, 'scheduled post')} will be published on time.`,
    notChanged: (reason) => `The change couldn’t be made. ${reason}`,
    trashed: (subject) => `Moved ${subject} to Trash.`,
    gone: (count) =>
      count === 1
        ? '1 post was already deleted or is in Trash.'
        : `${count} posts were already deleted or are in Trash.`,
    notTrashed: (reason) => `Couldn’t move it to Trash. ${reason}`,
    undo: 'Undo',
    notUndone: (reason) => `Couldn’t undo that. ${reason} You can restore it from Trash.`,
  },
}
