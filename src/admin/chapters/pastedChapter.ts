// Converts pasted text of word processors to the blocks of a chapter.

/** A block of pasted text. */
export type PastedBlock = { kind: 'paragraph' | 'heading'; text: string } | { kind: 'break' }

/** A line of pasted text. `rule` is a horizontal rule. */
type PastedLine = { kind: 'text' | 'heading'; text: string } | { kind: 'rule' }

/** A line that separates two scenes: ＊, *, * * *, ***, ⁂, --- and longer ones. */
const SCENE_BREAK = /^(?:[*＊∗⁎](?:\s*[*＊∗⁎])*|⁂|[-–—_](?:\s*[-–—_]){2,})$/
/** Blank lines that separate two scenes, in a row. */
const BLANK_BREAK = 2

/** Returns the blocks of plain text. Each line is a paragraph. */
export function blocksOfText(text: string): PastedBlock[] {
  return toBlocks(text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => ({ kind: 'text', text: line })))
}

/** Returns the blocks of an HTML tree. Fonts, colours, links and pictures are left out. */
export function blocksOfHtml(root: Node): PastedBlock[] {
  const lines: PastedLine[] = []
  let text = ''
  let kind: 'text' | 'heading' = 'text'
  const flush = (isBlank = false) => {
    // Line breaks in the source are spaces in HTML.
    const line = text.replaceAll(/[\t\n\r ]+/g, ' ').trim()
    if (line !== '' || isBlank) lines.push({ kind, text: line })
    text = ''
  }
  const visit = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) text += node.nodeValue ?? ''
    if (!(node instanceof Element)) return node.childNodes.forEach(visit)
    const name = node.tagName
    if (IGNORED.has(name)) return
    if (name === 'BR') return flush(true)
    if (name === 'HR') {
      flush()
      return void lines.push({ kind: 'rule' })
    }
    if (!BLOCKS.test(name)) return node.childNodes.forEach(visit)
    flush()
    kind = /^H[1-6]$/.test(name) ? 'heading' : kind
    node.childNodes.forEach(visit)
    // An empty paragraph is a blank line. A line break at its end adds none.
    flush(name === 'P' && node.textContent.trim() === '' && node.querySelector('br, hr') === null)
    kind = 'text'
  }
  visit(root)
  flush()
  return toBlocks(lines)
}

const IGNORED: ReadonlySet<string> = new Set(['STYLE', 'SCRIPT', 'TITLE', 'META', 'LINK', 'HEAD'])
const BLOCKS =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DIV|DL|DT|FIGURE|FOOTER|H[1-6]|HEADER|LI|MAIN|OL|P|PRE|SECTION|TABLE|TR|UL)$/

function toBlocks(lines: readonly PastedLine[]): PastedBlock[] {
  const blocks: PastedBlock[] = []
  let blanks = 0
  const addBreak = () => {
    // Only between paragraphs, and once for several marks in a row.
    if (blocks.length > 0 && blocks.at(-1)?.kind !== 'break') blocks.push({ kind: 'break' })
  }
  for (const line of lines) {
    const text = line.kind === 'rule' ? '' : line.text.trim()
    if (line.kind === 'rule' || SCENE_BREAK.test(text)) addBreak()
    else if (text === '') blanks += 1
    else {
      if (blanks >= BLANK_BREAK) addBreak()
      blocks.push({ kind: line.kind === 'heading' ? 'heading' : 'paragraph', text })
    }
    if (text !== '' || line.kind === 'rule') blanks = 0
  }
  return blocks.length > 1 && blocks.at(-1)?.kind === 'break' ? blocks.slice(0, -1) : blocks
}
