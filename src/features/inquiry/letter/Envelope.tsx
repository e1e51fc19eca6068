import { letterTexts } from '#messages/letterTexts'
import { postImageSources } from '@/posts/pictures/imageSources'
import { rowLang } from '@/posts/rowLang'
import { CommissionStamp } from '@/ui/CommissionStamp'
import { FallbackImage } from '@/ui/FallbackImage'
import { site } from '@content/site'
import { useLetterFields } from './useLetterForm'
import styles from './Envelope.module.scss'

/** The envelope with what will be sent. Hidden from screen readers: it repeats the fields. */
export function Envelope({ isPostmarked }: { isPostmarked: boolean }) {
  const { draft, kinds, faults } = useLetterFields()
  const stamp = draft.kind === 'commission' && kinds?.find(({ id }) => id === draft.commission)
  return (
    <div className={styles.envelope} aria-hidden="true">
      <svg className={styles.flap} viewBox="0 0 672 208" preserveAspectRatio="none" focusable="false">
        <defs>
          <pattern
            id="letter-lining"
            width="15"
            height="15"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0v15" className={styles.hatch} />
          </pattern>
        </defs>
        <path className={styles.paper} d="M0 208 296 12q40-24 80 0l296 196z" />
        <path fill="url(#letter-lining)" d="M36 208 304 30q32-19 64 0l268 178z" />
      </svg>
      <div className={styles.front}>
        <div className={styles.from}>
          <span>{letterTexts.from}</span>
          {faults.has('name') ? <em>{letterTexts.stillEmpty}</em> : <b>{draft.name}</b>}
        </div>
        <div className={styles.stamp} data-postmarked={isPostmarked ? '' : undefined}>
          {stamp ? (
            <CommissionStamp
              key={stamp.id}
              torn
              picture={<FallbackImage sources={postImageSources(stamp, { width: 134 })} sizes="134px" />}
              name={stamp.title}
              lang={rowLang(stamp)}
              from={stamp.meta.from}
            />
          ) : (
            <span className={styles.empty} />
          )}
          {isPostmarked && <Postmark />}
        </div>
        <div className={styles.to}>
          <span>{letterTexts.to}</span>
          <b>
            {site.owner.name} <small>{letterTexts.attention}</small>
          </b>
        </div>
      </div>
    </div>
  )
}

const Postmark = () => (
  <svg className={styles.postmark} viewBox="-62 0 212 132" focusable="false">
    <circle cx="84" cy="66" r="58" />
    <circle cx="84" cy="66" r="40" />
    <path d="M-60 46q15-9 30 0t30 0 30 0M-60 66q15-9 30 0t30 0 30 0M-60 86q15-9 30 0t30 0 30 0" />
  </svg>
)
