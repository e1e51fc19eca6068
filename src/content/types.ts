// Types of the owner's modules, which `@content` provides: `src/content/mine`, or `src/content/sample` without it.
import type { Picture } from '@/assets/picture'

/** The person whose works the site shows. */
interface Owner {
  name: string
  /** The name in Latin letters, if it has others. */
  nameEn?: string
  email: string
  /** Name of the account on a social network. */
  handle: string
  /** URL of the account. The sample has no account, and its mail address uses a domain reserved for examples. */
  handleUrl?: string
}

export interface Site {
  name: string
  /** Name below the icon of the installed site, at most 12 characters. */
  shortName: string
  /** Shown in page titles and sharing cards. */
  description: string
  owner: Owner
  copyright: string
  /** Text of the postmark on stamps: about four syllables, or five Latin letters. */
  postmark: string
  /** The empty page above the footer: two lines in English, and a small one below: the same in Korean, or another sentence. */
  blankPage: { lines: readonly [string, string]; korean: string }
}

/** An external link, shown as a bookmark in the mini menu. */
export interface ExternalLink {
  /** Name of the platform, shown large. */
  name: string
  /** Name in the language of the page. Left out where it is the same. */
  label: string
  url: string
  /** Colour of the bookmark. */
  tone: 'instagram' | 'blog' | 'youtube' | 'posting' | 'author-home'
}

/** One of the creator's activities. */
interface Craft {
  verb: string
  field: string
  text: string
  /** Page with the works. */
  to: string
}

/** The page about the creator. */
export interface Profile {
  /** One string per line. */
  headline: readonly string[]
  portrait: Picture & { alt: string }
  biography: readonly string[]
  /** The four syllables or letters of the seal, each another one. */
  seal: readonly [string, string, string, string]
  crafts: readonly Craft[]
  /** Newest first. */
  timeline: readonly { year: string; text: string; to?: string }[]
  tools: readonly { kind: string; names: readonly string[] }[]
  contact: string
}

/** Ids of the drawings in art/drawings.svg. */
export type SkillDrawing =
  | 'photoshop'
  | 'illustrator'
  | 'premiere-pro'
  | 'powerpoint'
  | 'web-markup'
  | 'frontend-development'
  | 'across-devices'
  | 'workflow-tools'
  | 'site-building'

export interface Skill {
  name: string
  drawing: SkillDrawing
  /** The tools, if the name does not include them. */
  tools?: string
  /** One line of text. */
  line: string
}

export interface TeamMember {
  name: string
  role: string
  kind: 'person' | 'assistant'
}

export interface SkillGroup {
  id: string
  title: string
  /** Two short lines next to the title. */
  remark: readonly [string, string]
  skills: readonly Skill[]
  /** A dark card after the skills. */
  team?: { title: string; line: string; members: readonly TeamMember[] }
}

/** The inquiry page: what the owner promises and asks for before somebody writes. */
export interface InquiryTexts {
  /** The terms, each with a heading of a few words. */
  terms: readonly { title: string; text: string }[]
}

/** A page that can be left out, and the line of its social card. */
export interface SitePart {
  /** False removes the page from the site with everything that belongs to it. */
  visible: boolean
  line: string
}

/** The font files of a family in its package, by weight. */
export interface PackageFiles {
  /** All characters, for the site's own subsets. */
  source: string
  /** TrueType, OpenType or WOFF, for social cards. */
  card: string
  /** The package's own subsets. */
  stylesheet: string
  /** Pattern of the paths in this stylesheet that belong to the weight. */
  slices: string
}

/** A family of the site and the npm package of its font. */
export interface Face {
  /** Name in stylesheets. */
  family: string
  package: string
  weights: readonly (400 | 500 | 600 | 700)[]
  /** The subset to use of a Fontsource package. Other packages need `files`. */
  subset?: 'latin' | 'korean'
  files?: (weight: number) => PackageFiles
  /** Kind of the system fonts that are shown until the font has loaded, with its metrics. */
  fallback: 'sans' | 'serif'
}

/** Terms of use: `reserved` (all rights) or the https address of a licence, and whether machines may learn from the works. */
export interface Terms {
  license: string
  train: boolean
}

/** Permissions of visitors, in words. */
export interface Permission {
  what: string
  note?: string
  answer: 'yes' | 'ask' | 'no'
}

/** The owner's rights. Every signal to machines and the page of rights are derived from this object. */
export interface Rights {
  license: Terms['license']
  /** One sentence, up to 2,000 letters. */
  notice: string
  /** Use by machines: search results, answers that quote the site, training. */
  ai: Readonly<Record<'search' | 'input' | 'train', boolean>>
  /** Mail or https address for questions. */
  contact: string
  permissions: readonly Permission[]
  /** Other terms of single collections, by key. */
  collections?: Readonly<Record<string, Partial<Terms>>>
}
