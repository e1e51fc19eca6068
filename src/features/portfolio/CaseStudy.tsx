import { type CSSProperties, useCallback, useMemo } from 'react'
import { common } from '#messages/common'
import { portfolioTexts } from '#messages/portfolioTexts'
import { DetailFooter } from '@/features/detail/DetailFooter'
import { DetailHead } from '@/features/detail/DetailHead'
import { DetailStates } from '@/features/detail/DetailStates'
import { InquiryLink } from '@/features/detail/InquiryLink'
import { RightsLine } from '@/features/detail/RightsLine'
import { ShareButton } from '@/features/detail/ShareButton'
import { useDetail } from '@/features/detail/useDetail'
import { useHeadingFocus } from '@/features/detail/useHeadingFocus'
import { RichText, TextImage } from '@/features/richText/RichText'
import { SharedElement } from '@/features/sharedElement/SharedElement'
import { cardId, portfolio } from '@/posts/collections'
import type { PortfolioMeta } from '@/posts/meta'
import { useRichText } from '@/posts/parseRichText'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import type { RichTextDocument, RichTextImage, RichTextBlock } from '@/posts/richText'
import { rowLang } from '@/posts/rowLang'
import { OutIcon } from '@/ui/icons'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import styles from './CaseStudy.module.scss'

/** Height/width ratio above which a picture counts as a screenshot of a whole page. */
const TALL_RATIO = 1.6

/** Returns true for a screenshot of a whole page. Pictures of unknown size do not count. */
function isTallImage(block: RichTextBlock): boolean {
  return (
    block.type === 'image' &&
    block.width !== null &&
    block.height !== null &&
    block.height > TALL_RATIO * block.width
  )
}

const toDocument = (content: RichTextBlock[]): RichTextDocument | null =>
  content.length > 0 ? { type: 'doc', content } : null

/** Splits the text before its first heading or picture. The lead is shown beside the facts, the rest below. */
function splitCase(document: RichTextDocument | null): {
  lead: RichTextDocument | null
  rest: RichTextDocument | null
} {
  const blocks = document?.content ?? []
  const firstIndex = blocks.findIndex(({ type }) => type === 'heading' || type === 'image')
  const cut = firstIndex === -1 ? blocks.length : firstIndex
  return { lead: toDocument(blocks.slice(0, cut)), rest: toDocument(blocks.slice(cut)) }
}

/** Detail page of a work: cover, facts, text, and long screenshots on the work's colour. */
export function CaseStudy() {
  const detail = useDetail(portfolio)
  const { post, neighbours } = detail
  const body = useRichText(post?.body)
  if (!post)
    return (
      <DetailStates
        collection={portfolio}
        detail={detail}
        label={portfolioTexts.thisWork}
        skeleton={
          <div className={styles.case}>
            <div className={styles.blank} />
          </div>
        }
      />
    )
  return (
    <>
      <DetailHead collection={portfolio} post={post} body={body} />
      <Case post={post} body={body} complete={detail.isComplete} />
      <DetailFooter collection={portfolio} neighbours={neighbours} />
    </>
  )
}

/** The picture fills its frame. */
const FILL: CSSProperties = { aspectRatio: 'auto' }

function workColor(color: string): CSSProperties {
  const properties: Record<`--${string}`, string> = { '--work': color }
  return properties
}

interface CaseProps {
  post: Post<PortfolioMeta>
  body: RichTextDocument | null
  complete: boolean
}

function Case({ post, body, complete }: CaseProps) {
  const { lead, rest } = useMemo(() => splitCase(body), [body])
  const heading = useHeadingFocus(post.id)
  const { color } = post.meta
  const lang = rowLang(post)
  return (
    <article className={styles.case} data-post-id={post.id} style={color ? workColor(color) : undefined}>
      <SharedElement collection={portfolio} id={post.id} className={styles.cover}>
        <ProgressiveImage
          className={styles.picture}
          style={FILL}
          sources={postImageSources(post, { width: 1440, kind: 'full' })}
          sizes="100vw"
          alt={post.alt ?? ''}
          lang={lang}
          width={post.width}
          height={post.height}
          placeholder={post.placeholder}
          priority
        />
      </SharedElement>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {post.title}
        </h1>
        <div className={styles.lead} lang={lang}>
          {lead ? <RichText document={lead} /> : complete && post.summary && <p>{post.summary}</p>}
        </div>
        <Facts post={post} />
      </div>
      {rest && <CaseText document={rest} lang={lang} />}
    </article>
  )
}

/** The facts of a work. Missing ones are left out. */
function Facts({ post }: { post: Post<PortfolioMeta> }) {
  const { client, role, category, period, year, tools, link } = post.meta
  const facts = [
    [portfolioTexts.client, client],
    [portfolioTexts.role, role ?? category],
    [portfolioTexts.period, period ?? (year ? portfolioTexts.year(year) : undefined)],
    [portfolioTexts.tools, tools?.join(', ')],
  ] as const
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd lang={rowLang(post)}>{value}</dd>
              </div>
            ),
        )}
        {link && (
          <div>
            <dt>{portfolioTexts.address}</dt>
            <dd>
              <a className={styles.visit} href={link} target="_blank" rel="noopener noreferrer">
                {portfolioTexts.visit} <OutIcon />
                <span className="visually-hidden">{common.newTab}</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
      <RightsLine collection={portfolio} post={post} className={styles.rights} />
      <div className={styles.actions}>
        <ShareButton title={post.title} text={post.summary} path={portfolio.detailPath(post.id)} />
        <InquiryLink work={cardId(portfolio, post.id)} />
      </div>
    </div>
  )
}

/** The text below the lead: a column interrupted by full-width screenshots. */
function CaseText({ document, lang }: { document: RichTextDocument; lang: string | undefined }) {
  const image = useCallback(
    (block: RichTextImage) =>
      isTallImage(block) ? (
        <TextImage image={block} width={1000} sizes="min(90vw, 1000px)" className={styles.long} />
      ) : (
        <TextImage image={block} width={1440} sizes="100vw" className={styles.wide} />
      ),
    [],
  )
  return <RichText document={document} image={image} className={styles.text} lang={lang} />
}
