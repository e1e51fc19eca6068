import type { rightsTexts as Korean } from '../ko/rightsTexts.ts'

const WORKS = { pictures: 'pictures', comics: 'comics', texts: 'texts', photos: 'photos' }

const said = (isAllowed: boolean) => (isAllowed ? 'allowed' : 'refused')

export const rightsTexts: typeof Korean = {
  headline: ['Look all', 'you like.', 'To use a work,'],
  ask: { before: 'please ', em: 'ask', after: ' first.' },
  readTerms: { before: 'check the ', em: 'terms', after: ' first.' },
  lead: (kinds) => {
    const works = kinds.map((kind) => WORKS[kind])
    const names = works.length > 1 ? `${works.slice(0, -1).join(', ')} and ${works.at(-1) ?? ''}` : works[0]
    return `One person made all the ${names ?? 'works'} on this site. You don’t need to ask before looking, sharing a link or quoting a little with credit.`
  },
  description: (line) => `${line.replace(/\.$/, '')}. It also says what machines are told.`,
  permissions: 'What’s allowed',
  use: 'Use',
  answer: 'Answer',
  answers: { yes: 'Yes', ask: 'Ask first', no: 'No' },
  others: {
    favorites: 'Favorites have other terms',
    portfolio: 'Web design has other terms',
    episodes: 'Comics have other terms',
    chapters: 'Novels have other terms',
    fanart: 'Fan art has other terms',
    photos: 'Photos have other terms',
  },
  training: 'Training is fine',
  noTraining: 'No training',
  contact: { before: 'Where to ask: ', after: '' },
  inquiry: 'the inquiry form',
  machines: 'What machines read',
  machinesText: 'These are requests, not locks. Honoring them is up to the reader.',
  signals: ({ search, input, train }) =>
    `Search ${said(search)}, quotes in answers ${said(input)}, training ${said(train)}`,
  reservation: '1, with this page as the policy',
  pictureFiles: 'Inside picture files (XMP)',
  pictureFileTexts: (train) => `Author, rights, the address of this page, training ${said(train)}`,
  seal: 'Seal',
  author: 'Author',
  publisher: 'Published by',
  firstYear: 'First published',
  rights: 'Rights',
}
