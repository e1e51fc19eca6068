import type { differences as Korean } from '../../ko/admin/differences.ts'
import { plural } from '../plural.ts'

export const differences: typeof Korean = {
  body: 'Text',
  quotes: 'Quotes',
  bodyFormatting: 'Text formatting',
  places: (label, count) => `${label} (${plural(count, 'change')})`,
  picture: (alt) => `[Picture: ${alt || 'no alt text'}]`,
  cutCount: (count) => plural(count, 'panel'),
  cut: (number) => `Panel ${number}`,
  altLine: (alt) => `Alt text: ${alt}`,
  scriptKinds: { line: 'Line', thought: 'Thought', sound: 'Sound', scene: 'Scene' },
  scriptLine: (kind, who, text) => `${who ? `${kind}, ${who}` : kind}: ${text}`,
  share: {
    title: (title) => `Title: ${title}`,
    description: (description) => `Description: ${description}`,
    focus: (point) => `Focal point: ${point}`,
  },
}
