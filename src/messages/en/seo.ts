import type { seo as Korean } from '../ko/seo.ts'

export const seo: typeof Korean = {
  photo: (camera) => `Photo taken with the ${camera}`,
  portfolio: 'a web design project',
  favorites: 'a favorite',
  commissions: 'a kind of commission',
  episodes: 'an episode of a webtoon',
  chapters: 'a chapter of a novel',
  fanart: 'fan art',
  cardAlt: (title, kind) => `“${title}”, ${kind}`,
  untitled: 'Untitled',
  profile: (name) => `Profile of ${name}`,
  profileAlt: (headline, name) => `${headline} Profile of ${name}`,
  seriesName: ({ title }) => title,
  series: (genre, schedule) => `Webtoon · ${genre} · ${schedule}`,
  firstChapter: 'Read it from the first chapter',
  readEpisode: (number) => `Read episode ${number}`,
  readOn: 'Read on',
  episode: (number, title) => `Episode ${number}: ${title}`,
  chapter: (novel, number, title) => `${novel}, chapter ${number}: ${title}`,
}
