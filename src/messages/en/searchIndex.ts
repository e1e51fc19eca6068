import type { searchIndex as Korean } from '../ko/searchIndex.ts'

export const searchIndex: typeof Korean = {
  works: 'Works',
  workCount: String,
  characters: 'Characters',
  characterCount: String,
  page: (folio) => `Page ${folio}`,
  story: (series) => `${series}, story`,
  blurb: 'About the book',
  profile: 'Profile',
  webtoon: 'Webtoon',
  schedule: 'Schedule',
  genre: 'Genre',
  character: 'Character',
  work: 'Work',
  likes: 'Likes',
  drawing: 'Gallery picture',
  novel: 'Web novel',
  upcoming: 'In progress',
}
