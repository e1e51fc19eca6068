import type { inquiry as Korean } from '../../ko/admin/inquiry.ts'

const fields = { state: 'Status', promisedOn: 'Promised for', memo: 'Memo' }

const names = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })

export const inquiry: typeof Korean = {
  title: 'Inquiry',
  documentTitle: (name) => `Inquiry from ${name}`,
  loading: 'Loading…',
  loadFailed: (reason) => `The inquiry couldn’t be loaded. ${reason}`,
  refreshFailed: (reason) => `The inquiry couldn’t be refreshed. ${reason}`,
  notFound: {
    title: 'Not found.',
    text: 'This inquiry was deleted, or you need to connect to the server to see it.',
  },
  backToList: 'Back to list',
  neighbours: 'Other inquiries',
  previous: (name) => `Previous inquiry: ${name}`,
  next: (name) => `Next inquiry: ${name}`,
  kindOf: (kind, commission) => `${kind}, ${commission}`,
  letter: 'Message',
  open: 'Open',
  conversation: 'Conversation',
  me: 'You',
  answer: {
    label: 'Reply',
    count: (letters, limit) => `${letters.toLocaleString('en-US')}/${limit.toLocaleString('en-US')}`,
    moves: 'Mark as answered when sent',
    send: 'Reply',
    sending: 'Sending…',
    sent: 'Reply sent.',
    notMoved: (reason) => `Your reply was sent, but the inquiry couldn’t be marked as answered. ${reason}`,
    failed: (reason) =>
      `Your reply couldn’t be sent. ${reason} Your text is still here, and sending it again won’t send it twice.`,
    empty: 'Please write a reply.',
    tooLong: (limit, letters) =>
      `A reply can have up to ${limit.toLocaleString('en-US')} characters. This one has ${letters.toLocaleString('en-US')}.`,
    withdrawn: 'The sender has withdrawn this inquiry, so you can’t reply.',
    kept: 'The reply you were writing is still in this browser.',
    copyKept: 'Copy unsent reply',
    copied: 'Unsent reply copied.',
    notCopied: (text) => `The reply couldn’t be copied. ${text}`,
  },
  fields,
  dateQuestion: 'Would you like to add a date too?',
  chooseDate: 'Choose a date',
  withoutDate: 'Not now',
  facts: {
    title: 'Details',
    contact: 'Contact',
    budget: 'Budget',
    wantedOn: 'Wanted by',
    erasedOn: 'Erased on',
    none: 'None',
    afterEnd: (days) => `${days} days after it ends`,
    copy: 'Copy',
    copyContact: 'Copy contact',
    copied: 'Contact copied.',
    notCopied: (contact) => `The contact couldn’t be copied. ${contact}`,
  },
  work: {
    about: (collection) => `${collection}, the inquiry is about this work`,
    series: 'Series',
    novel: 'Novel',
    gone: 'This work no longer exists.',
  },
  memo: {
    onlyMe: 'Only you see this',
    save: 'Save',
    saved: 'Saved',
    unsaved: 'Not saved yet',
    tooLong: (limit, letters) =>
      `A memo can have up to ${limit.toLocaleString('en-US')} characters. This one has ${letters.toLocaleString('en-US')}.`,
  },
  notSaved: (reason) => `Your changes couldn’t be saved. ${reason} They’re still here.`,
  bar: {
    note: 'Names and messages are only shown in the admin area.',
    saveFile: 'Save as a file',
    spam: 'Spam',
  },
  file: {
    saved: 'Saved as a file.',
    savedWithMemo: 'Saved as a file. Your memo is in it too.',
    failed: (reason) => `The file couldn’t be saved. ${reason}`,
  },
  conflict: {
    title: 'This inquiry was changed on another device',
    notice: 'This inquiry was changed on another device.',
    theirs: (changes) => `There, ${names.format(changes)}.`,
    theirState: (state) => `the status is “${state}”`,
    theirDate: (date) => (date === null ? 'no date is promised' : `the date is ${date}`),
    theirMemo: 'the memo is different',
    overwritten: (changed) =>
      `If you overwrite it, only what you changed here is replaced: ${names.format(changed.map((name) => fields[name].toLowerCase()))}.`,
    reloadNote: 'If you reload, what you changed here isn’t saved. Your unsent reply stays.',
    reload: 'Reload',
    overwrite: 'Overwrite',
    reloaded: 'Reloaded.',
    putBack: 'Put my changes back',
  },
  leave: {
    title: 'You have unsaved changes',
    text: 'Leave anyway? Your changes to the status, the date or the memo couldn’t be saved.',
    stay: 'Stay',
  },
}
