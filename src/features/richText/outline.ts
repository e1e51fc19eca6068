import type { RichTextBlock } from '@/posts/richTextDocument'

export type HeadingLevel = 2 | 3 | 4 | 5 | 6

/**
 * The level that each heading gets on the page: the largest heading of the text stands right below the page's own
 * (`top`), and none is more than one step below the heading before it.
 */
export function outlineLevels(
  blocks: readonly RichTextBlock[],
  top: HeadingLevel,
): Map<RichTextBlock, HeadingLevel> {
  const headings = blocks.filter((block) => block.type === 'heading')
  const largest = Math.min(...headings.map(({ level }) => level))
  let before = top - 1
  return new Map(
    headings.map((heading) => {
      before = Math.min(heading.level - largest + top, before + 1, 6)
      return [heading, clamp(before)]
    }),
  )
}

function clamp(level: number): HeadingLevel {
  return level <= 2 ? 2 : level === 3 ? 3 : level === 4 ? 4 : level === 5 ? 5 : 6
}
