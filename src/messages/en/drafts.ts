import type { drafts as Korean } from '../ko/drafts.ts'

const format = (count: number) => count.toLocaleString('en')

export const drafts: typeof Korean = {
  titleMissing: 'Please enter a title.',
  titleTooLong: (most) => `A title can have up to ${most} characters.`,
  commission: {
    titleMissing: 'Please enter a name.',
    titleTooLong: (most) => `A name can have up to ${most} characters.`,
    summaryTooLong: (most) => `A description can have up to ${most} characters.`,
  },
  altMissing: 'Please enter alt text. People who can’t see the picture hear it instead.',
  altTooLong: (most) => `Alt text can have up to ${most} characters.`,
  summaryTooLong: (most) => `A summary can have up to ${most} characters.`,
  pictureMissing: 'Please upload a picture.',
  cutsMissing: 'Please upload the panels.',
  bodyMissing: 'Please write the text.',
  seriesMissing: 'Please choose a series or novel.',
  numberMissing: 'Please enter a whole number, starting at 1.',
  tooManyCuts: (most) => `An episode can have up to ${format(most)} panels.`,
  tooManyEpisodes: (most) => `A series can have up to ${format(most)} episodes.`,
  tooManyLetters: (most) => `A chapter can have up to ${format(most)} characters, not counting spaces.`,
  numberTaken: (place, title) =>
    `${place} is already taken by ${title === undefined ? 'another post' : `“${title}”`}. Please change the number and try again.`,
  timeMissing: 'Please choose a date and time for publishing.',
  timePassed: 'That time has already passed. Please choose another one.',
  picturesByAddress:
    'Even before publication, anyone who knows a picture’s address can see it. The address can’t be guessed. After publication, the next build of the site includes a copy. If you move the post to the trash, the build after that leaves it out.',
}
