import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { inquiryPageTexts } from '#messages/inquiryPageTexts'
import type { CommissionMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { type NamedSample, sampleName } from '@/posts/workSamples'
import { ChevronIcon } from '@/ui/icons'
import styles from './Samples.module.scss'

interface Props {
  of: Post<CommissionMeta>
  samples: ReadonlyMap<string, NamedSample>
}

/** Links to the works that show a kind of commission. On phones they unfold from a line with their number. */
export function Samples({ of: { meta }, samples }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const found = (meta.samples ?? []).flatMap((sample) => samples.get(sampleName(sample)) ?? [])
  if (found.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        data-needs-script=""
        onClick={() => setOpen(!isOpen)}
      >
        {inquiryPageTexts.sampleCount(found.length)}
        <ChevronIcon />
      </button>
      <p id={id} className={styles.samples} data-folded={isOpen ? undefined : ''}>
        <span>{inquiryPageTexts.samples}</span>{' '}
        {found.map((sample, index) => (
          <Fragment key={sample.name}>
            {index > 0 && <span>, </span>}
            <Link to={sample.path} lang={rowLang(sample)}>
              {sample.title}
            </Link>
          </Fragment>
        ))}
      </p>
    </>
  )
}
