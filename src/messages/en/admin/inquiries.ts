import type { inquiries as Korean } from '../../ko/admin/inquiries.ts'
import { plural } from '../plural.ts'

const letters = (count: number) => plural(count, 'inquiry', 'inquiries')
const newLetters = (count: number) => plural(count, 'new inquiry', 'new inquiries')

const dayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })

export const inquiries: typeof Korean = {
  title: 'Inbox',
  lead: {
    loading: 'Loading…',
    none: 'No inquiries yet',
    counts: ({ total, received, working }) =>
      [letters(total), received > 0 && `${received} new`, working > 0 && `${working} in progress`]
        .filter(Boolean)
        .join(', '),
  },
  kinds: { commission: 'Commission', work: 'Freelance work', use: 'Use of a work', other: 'Other inquiry' },
  kindLetters: { commission: 'C', work: 'F', use: 'U', other: 'O' },
  states: {
    received: 'Received',
    answered: 'Answered',
    working: 'In progress',
    done: 'Done',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    spam: 'Spam',
  },
  group: 'Inquiries',
  newCount: newLetters,
  linkWithNew: (count) => `Inbox, ${newLetters(count)}`,
  menuWithNew: (count) => `Menu, ${newLetters(count)}`,
  senders: (names, others) => names.join(', ') + (others > 0 ? ` and ${plural(others, 'other')}` : ''),
  read: 'Read them',
  intake: {
    title: 'Taking commissions',
    state: 'Commissions',
    states: { open: 'Open', waitlist: 'Waiting list', closed: 'Closed' },
    places: 'Places',
    fewerPlaces: 'One fewer place',
    morePlaces: 'One more place',
    noPlaces: 'No limit',
    opensOn: 'Reopens on',
    noDay: 'No date',
    note: 'Note',
    noteLength: (length, most) => `${length}/${most}`,
    more: 'More settings',
    onSite: 'The site now says',
    placesTaken: (places, working) =>
      `${plural(places, 'place')}, ${working} in progress. Changes appear right away.`,
    working: (working) => `No limit, ${working} in progress. Changes appear right away.`,
    full: 'Every place is taken, so the site says “Waiting list only.”',
    faults: {
      places: (most) => `Enter a number from 0 to ${most}.`,
      day: 'Choose today or a later day.',
      note: (most, length) => `A note can have up to ${most} characters. It now has ${length}.`,
    },
    changed: {
      state: 'Changed the commission status.',
      places: 'Changed the number of places.',
      opens_on: 'Changed the reopening date.',
      note: 'Changed the note.',
    },
    notChanged: 'The change couldn’t be saved. Please try again.',
    failed: (reason) => `The settings for commissions couldn’t be loaded. ${reason}`,
  },
  tools: {
    search: 'Search names and texts',
    byState: 'Filter by status',
    all: 'All',
  },
  selection: {
    label: 'Selected inquiries',
    count: (count) => `${count} selected`,
    toSpam: 'Mark as spam',
    notSpam: 'Not spam',
    delete: 'Delete',
    clear: 'Clear selection',
  },
  table: {
    caption: 'Inquiries',
    select: 'Select',
    picture: 'Stamp',
    sender: 'Sender and text',
    kind: 'About',
    state: 'Status',
    when: 'Received',
    actions: 'Actions',
  },
  row: {
    until: (day) => `by ${day}`,
    late: (days) => `${plural(days, 'day')} late`,
    erased: (day) => `Erased on ${day}`,
    yesterday: 'Yesterday',
    clock: (hours, minutes) => `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`,
    day: (month, day) => dayFormat.format(Date.UTC(2000, month - 1, day)),
    delete: (name) => `Delete the inquiry from ${name}`,
  },
  arrived: (count) => `Show ${newLetters(count)}`,
  empty: { title: 'Your inbox is empty.', text: 'Inquiries will appear here.' },
  noResult: {
    title: 'No inquiries match.',
    text: 'Try another name or word, or clear the filters.',
  },
  dialog: {
    one: (name) => `Delete the inquiry from “${name}” forever?`,
    several: (count) => `Delete ${letters(count)} forever?`,
    text: 'The conversation and your memo are deleted too. You can’t undo this.',
    cancel: 'Cancel',
    delete: 'Delete',
  },
  toasts: {
    one: (name) => `the inquiry from “${name}”`,
    several: letters,
    spam: (subject) => `Moved ${subject} to spam.`,
    notSpam: (subject) => `Moved ${subject} back to “Received.”`,
    deleted: (subject) => `Deleted ${subject}.`,
    undo: 'Undo',
    notMoved: (reason) => `Couldn’t move that. ${reason}`,
    notDeleted: (reason) => `Couldn’t delete that. ${reason}`,
    notUndone: (reason) => `Couldn’t undo that. ${reason}`,
  },
}
