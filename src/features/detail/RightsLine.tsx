import { Link } from 'react-router-dom'
import { detailTexts } from '#messages/detailTexts'
import { RESERVED } from '@/config/constants'
import { licenseName } from '@/config/licenses'
import { pictureTexts, rightsPath } from '@/content/rights'
import { classNames } from '@/lib/classNames'
import type { Collection } from '@/posts/collections'
import { formatYear } from '@/posts/formatDate'
import type { Post } from '@/posts/post'
import { postTerms } from '@/posts/postTerms'
import { rowLang } from '@/posts/rowLang'
import styles from './RightsLine.module.scss'

interface RightsLineProps {
  collection: Pick<Collection, 'key'>
  post: Pick<Post, 'meta' | 'publishedAt' | 'createdAt'>
  className?: string | undefined
}

/** Author, year of publication and licence of a post. The page of rights stands for reserved ones. */
export function RightsLine({ collection, post, className }: RightsLineProps) {
  const { license } = postTerms(collection.key, post)
  const lang = rowLang(post)
  const link =
    license === RESERVED ? (
      rightsPath && (
        <Link rel="license" to={rightsPath}>
          {detailTexts.rights}
        </Link>
      )
    ) : (
      <a rel="license" href={license}>
        {licenseName(license)}
      </a>
    )
  return (
    <p className={classNames(styles.line, className)}>
      © {formatYear(post.publishedAt ?? post.createdAt)} {pictureTexts.creator}
      {link && ' · '}
      {link}
      {lang && ` · ${detailTexts.inLanguage[lang]}`}
    </p>
  )
}
