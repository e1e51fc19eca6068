import type { mine as Korean } from '../ko/mine.ts'
import { plural } from './plural.ts'

export const mine: typeof Korean = {
  language: 'English',
  both: 'both',
  help: `Usage: npm run mine [-- --from FILE.json] [--dry-run]

  Makes your names, texts, pictures, icons and example rows in place of the sample’s. Run it once, right after cloning.
  The sample’s files stay as they are.

  --from FILE  takes the answers from a file instead of asking; docs/mine.md has the format
  --dry-run    only lists the files that it would write
  --help       shows this help
`,
  unreadable: (file, reason) => `${file} can’t be read: ${reason}`,
  exists: (folder) => `${folder} already exists. To start again, delete it first.`,
  ended: '\nThe input ended. Nothing has been changed.',
  ask: {
    inOther: (question) => `${question}, in Korean (Enter for the same)`,
    owner: 'Your name',
    ownerEn: 'Your name in Latin letters (Enter if it already is)',
    site: 'Name of the site',
    email: 'Email address',
    handle: 'Name of your account, such as @name',
    handleUrl: 'Address of your account (Enter for none)',
    links: 'Links, such as Blog https://…, YouTube https://… (Enter for none)',
    headline: 'Large text of the home page, with / between lines',
    tagline: 'Your work in one sentence',
    accent: 'Accent color, such as #1f6790',
    keep: (parts) => `Parts to keep (${parts}; Enter for all)`,
    galleries:
      'Cameras: name/make/model/layout (wall or film), such as NIKON Zf/NIKON/NIKON Z f/wall (Enter for none)',
    series: 'Webtoons: title/character/character… (Enter for none)',
    novels: 'Titles of novels (Enter for none)',
    answerDays: 'Within how many days do you answer inquiries? (Enter for 3)',
    revisions: 'How many revisions does the price of a commission include? (Enter for 2)',
    declines: 'What you don’t take on, in one sentence (Enter for none)',
    rights: (reserved, licenses) =>
      `Rights: all of them (${reserved}), ${licenses}, or a sentence of your own (Enter for ${reserved})`,
    train: 'May machines learn from your works? yes or no (Enter for no)',
    mark: 'SVG file of the logo’s mark (Enter for none: your initials)',
  },
  faults: {
    text: 'must be text.',
    empty: 'is empty.',
    noLetter: 'has no letters.',
    oneLine: 'must be one line.',
    url: 'isn’t an address.',
    https: 'isn’t an https address.',
    key: 'can have only lowercase letters and digits, and must start with a letter.',
    reservedKey: 'is part of another address.',
    color: 'isn’t a color in the form #rrggbb.',
    contrast: (ground, contrast, required) =>
      `has a contrast of ${contrast}:1 on ${ground}; it needs at least ${required}:1.`,
    layout: 'must be wall or film.',
    flag: 'must be true or false.',
    number: (least, most) => `must be a whole number from ${least} to ${most}.`,
    list: 'must be a list.',
    noCharacter: 'needs at least one character.',
    tooManyCharacters: (most) => `may have up to ${plural(most, 'character')}.`,
    oneOf: (names) => `must be one of ${names}.`,
    tooLong: 'is too long.',
    email: 'isn’t an email address.',
    tooManyLinks: (most) => `may have up to ${plural(most, 'link')}.`,
    lines: 'must be a list of lines.',
    noLine: 'needs at least one line.',
    tooManyLines: (most) => `may have up to ${plural(most, 'line')}.`,
    nothingKept: 'leaves nothing.',
    language: (value) => `${value} is neither ko nor en.`,
    noLanguage: 'needs at least one language.',
    languageTwice: 'has a language twice.',
    otherCount: (count) => `needs ${plural(count, 'entry', 'entries')} in the same order.`,
    cameraTwice: (camera) => `has a camera twice: ${camera}`,
    keyTwice: (key) => `has a key twice: ${key}`,
    notKept: (part) => `keep doesn’t have ${part}.`,
    answers: 'answers',
    unknownKey: 'is an unknown key.',
    missing: 'is missing.',
    record: 'must be a record.',
  },
  mark: {
    element: (name) => `<${name}> can’t be used, only <path>.`,
    handler: (attribute) => `event handlers such as ${attribute} can’t be used.`,
    reference: (attribute) => `${attribute} refers to another file, which can’t be used.`,
    transform: 'transform can’t be used: apply it to the coordinates.',
    doctype: 'DOCTYPE can’t be used.',
    noSvg: 'isn’t an SVG.',
    noViewBox: 'has no viewBox.',
    noPath: 'has no <path d="…">, or a wrong one.',
    noFile: (file) => `there is no such file: ${file}`,
  },
  steps: { content: 'Texts and pictures', check: 'Checks', icons: 'Icons and sharing pictures' },
  wouldWrite: (file) => `write ${file}`,
  written: (count) => `${plural(count, 'file')} written.`,
  remains: 'Words of the sample are still in:',
  next: 'Next: npm run db:reset, npm run dev. docs/deploy.md has the steps to publish the site.',
}
