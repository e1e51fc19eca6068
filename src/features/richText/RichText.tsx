import { Fragment, type ReactNode, useMemo } from 'react'
import { common } from '#messages/common'
import { classNames } from '@/lib/classNames'
import { imageSizes } from '@/lib/image/imageSizes'
import { storedImageSources } from '@/posts/pictures/imageSources'
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextImage,
  RichTextInline,
  RichTextMark,
} from '@/posts/richText'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import styles from './RichText.module.scss'

type HeadingLevel = 2 | 3 | 4 | 5 | 6

/**
 * Returns the page's heading level for each heading of the text. The text's largest headings get the level `top`, and no heading is
 * more than one level below the previous one.
 */
function outlineLevels(
  blocks: readonly RichTextBlock[],
  top: HeadingLevel,
): Map<RichTextBlock, HeadingLevel> {
  const headings = blocks.filter((block) => block.type === 'heading')
  const largest = Math.min(...headings.map(({ level }) => level))
  let previous = top - 1
  return new Map(
    headings.map((heading) => {
      previous = Math.min(heading.level - largest + top, previous + 1, 6)
      return [heading, clamp(previous)]
    }),
  )
}

function clamp(level: number): HeadingLevel {
  return level <= 2 ? 2 : level === 3 ? 3 : level === 4 ? 4 : level === 5 ? 5 : 6
}

interface RichTextProps {
  document: RichTextDocument
  /** Level of the text's largest headings: one below the surrounding heading. */
  top?: HeadingLevel
  /** Renders a picture; by default as wide as the text. */
  image?: (image: RichTextImage) => ReactNode
  className?: string | undefined
  /** Language of the text, if it is not the page's. */
  lang?: string | undefined
}

type Levels = ReadonlyMap<RichTextBlock, HeadingLevel>

/** Renders stored rich text as React elements, never as HTML. */
export function RichText({ document, top = 2, image = renderImage, className, lang }: RichTextProps) {
  const levels = useMemo(() => outlineLevels(document.content, top), [document, top])
  return (
    <div className={classNames(styles.text, className)} lang={lang}>
      <Blocks blocks={document.content} levels={levels} image={image} />
    </div>
  )
}

interface BlocksProps {
  blocks: readonly RichTextBlock[]
  levels: Levels
  image: (image: RichTextImage) => ReactNode
}

function Blocks({ blocks, ...rest }: BlocksProps) {
  // Blocks are never reordered, so the index is a stable key.
  return blocks.map((block, index) => <Block key={index} block={block} {...rest} />)
}

function Block({ block, levels, image }: { block: RichTextBlock } & Omit<BlocksProps, 'blocks'>) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inline content={block.content} />
        </p>
      )
    case 'heading': {
      // Headings inside quotes and lists are not part of the page's outline.
      const level = levels.get(block)
      const Tag = level ? (`h${level}` as const) : 'p'
      return (
        <Tag data-level={block.level}>
          <Inline content={block.content} />
        </Tag>
      )
    }
    case 'bulletList':
    case 'orderedList': {
      const items = block.content.map((item, index) => (
        <li key={index}>
          <Blocks blocks={item.content} levels={levels} image={image} />
        </li>
      ))
      return block.type === 'bulletList' ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} levels={levels} image={image} />
        </blockquote>
      )
    case 'codeBlock':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'horizontalRule':
      return <hr />
    default:
      return image(block)
  }
}

function Inline({ content }: { content: readonly RichTextInline[] }) {
  return content.map((node, index) => (
    <Fragment key={index}>
      {node.type === 'hardBreak' ? <br /> : node.marks.reduceRight<ReactNode>(withMark, node.text)}
    </Fragment>
  ))
}

function withMark(children: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{children}</strong>
    case 'italic':
      return <em>{children}</em>
    case 'strike':
      return <s>{children}</s>
    case 'code':
      return <code>{children}</code>
    default:
      return mark.href.toLowerCase().startsWith('mailto:') ? (
        <a href={mark.href}>{children}</a>
      ) : (
        <a href={mark.href} target="_blank" rel="noopener noreferrer">
          {children}
          <span className="visually-hidden"> ({common.newTab})</span>
        </a>
      )
  }
}

/** Maximum width of a picture in a text, in px. */
const TEXT_WIDTH = 800

function renderImage(image: RichTextImage) {
  return <TextImage image={image} width={TEXT_WIDTH} sizes={imageSizes('100vw', `${TEXT_WIDTH}px`)} />
}

/** A picture in a text, with its title as the caption. `width` is its maximum width in px. */
export function TextImage({
  image,
  width,
  sizes,
  className,
}: {
  image: RichTextImage
  width: number
  sizes: string
  className?: string | undefined
}) {
  const sources = useMemo(() => storedImageSources(image.src, { width, kind: 'full' }), [image.src, width])
  return (
    <figure className={className}>
      <ProgressiveImage
        sources={sources}
        sizes={sizes}
        alt={image.alt}
        width={image.width}
        height={image.height}
        placeholder={image.placeholder}
      />
      {image.title && <figcaption>{image.title}</figcaption>}
    </figure>
  )
}
