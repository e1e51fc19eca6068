import type { desk as Korean } from '../../ko/admin/desk.ts'
import { plural } from '../plural.ts'

const fields = {
  title: 'title',
  name: 'name',
  body: 'text',
  cuts: 'panels',
  image: 'picture',
  alt: 'alt text',
}

const list = new Intl.ListFormat('en-US')

const listFields = (names: readonly (keyof typeof fields)[]) => list.format(names.map((name) => fields[name]))

export const desk: typeof Korean = {
  loading: 'Loading…',
  cancel: 'Cancel',
  leave: 'Leave',
  saving: 'Saving…',
  searchTitles: 'Search titles',
  sort: 'Sort',
  status: { published: 'Published', draft: 'Draft' },
  scheduled: (moment) => `Scheduled for ${moment}`,
  willBePublished: (title, moment) => `“${title}” will be published on ${moment}.`,
  object: (noun) => noun,
  newItem: 'Add new',
  newSerialItem: (noun) => `New ${noun}`,
  titles: (first, others) => (others === 0 ? `“${first}”` : `“${first}” and ${plural(others, 'other')}`),
  fields: listFields,
  fieldsAsSubject: listFields,
  fieldsNeeded: (subject) => `Needed before you can publish: ${subject}.`,
}
