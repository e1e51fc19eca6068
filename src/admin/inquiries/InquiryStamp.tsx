import { useQuery } from '@tanstack/react-query'
import { inquiries as words } from '#messages/admin/inquiries'
import type { ListedInquiry } from '@/inquiries/ownerInquiries'
import { commissionPicturesQuery } from '@/inquiries/ownerInquiryQueries'
import { queryClient } from '@/posts/read/queryClient'
import { Thumbnail } from '../components/Thumbnail'
import styles from './InquiryStamp.module.scss'

type Props = Pick<ListedInquiry, 'kind' | 'commission'>

/** The stamp of an inquiry: the picture of its kind of commission, or a letter for its kind. Decoration. */
export function InquiryStamp({ kind, commission }: Props) {
  const { data: pictures } = useQuery(
    { ...commissionPicturesQuery, enabled: commission !== null },
    queryClient,
  )
  const picture = commission ? pictures?.[commission.id] : undefined
  return (
    <span className={styles.stamp} aria-hidden="true">
      <span className={styles.paper}>
        {picture ? (
          <Thumbnail post={picture} />
        ) : (
          <span className={styles.letter}>{words.kindLetters[kind]}</span>
        )}
      </span>
    </span>
  )
}
