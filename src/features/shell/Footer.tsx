import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { shell } from '#messages/shell'
import { paths } from '@/config/paths'
import { isPublic } from '@/content/pages'
import { takesInquiries } from '@/inquiries/intake'
import { onPageIdle } from '@/lib/browser/onIdle'
import { GearIcon } from '@/ui/icons'
import { lazyOptionalPart } from '@/ui/lazyPart'
import { Logo } from '@/ui/Logo'
import { site } from '@content/site'
import { useTrackColophon } from './colophonInView'
import { showCopiedToast, copyMailAddress } from './copyMailAddress'
import { IntakeLink } from './IntakeLink'
import { LanguageLinks } from './LanguageLinks'
import { SocialHandle } from './SocialHandle'
import styles from './Footer.module.scss'

/** Upper bound for waiting for an idle page after the load event, in ms. */
const IDLE_LIMIT_MS = 2000

const MotionPicker = lazyOptionalPart('MotionPicker', () => import('./MotionPicker'))

/**
 * The motion setting. It needs scripts and mounts when the page is idle; its height is reserved to avoid a
 * layout shift.
 */
function MotionSetting() {
  const [idle, setIdle] = useState(false)
  useEffect(() => onPageIdle(() => setIdle(true), IDLE_LIMIT_MS), [])
  return (
    <div className={styles.motion} data-needs-script="">
      {idle && <MotionPicker withDescription />}
    </div>
  )
}

/** The inquiry page, the mail address and the account. */
function Contact() {
  return (
    <dl className={styles.contact}>
      {takesInquiries && (
        <div>
          <dt>{shell.inquiry}</dt>
          <dd>
            <IntakeLink />
          </dd>
        </div>
      )}
      <div>
        <dt>{shell.mail}</dt>
        <dd>
          <a href={`mailto:${site.owner.email}`} onClick={copyMailAddress} onCopy={showCopiedToast}>
            {site.owner.email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{shell.social}</dt>
        <dd>
          <SocialHandle />
        </dd>
      </div>
    </dl>
  )
}

/** The footer: an empty page and the colophon. `onGear` opens the owner's login or the admin. */
export function Footer({ onGear }: { onGear: () => void }) {
  const colophon = useRef<HTMLDivElement>(null)
  const { lines, korean } = site.blankPage
  useTrackColophon(colophon)
  return (
    <footer className={styles.footer} data-theme="paper">
      <div className={styles.blank}>
        <p className={styles.line} lang="en">
          {lines[0]} <br />
          {lines[1]}
        </p>
        {korean !== lines.join(' ') && <p className={styles.korean}>{korean}</p>}
      </div>
      <div ref={colophon} className={styles.colophon}>
        <Link to="/" aria-label={shell.home(site.name)} className={styles.home}>
          <Logo className={styles.logo} />
        </Link>
        <Contact />
        <div className={styles.rights}>
          <LanguageLinks />
          {isPublic(paths.rights) && <Link to={paths.rights}>{shell.rights}</Link>}
          <small lang="en">{site.copyright}</small>
          <button type="button" className={styles.gear} aria-label={shell.adminLogin} onClick={onGear}>
            <GearIcon />
          </button>
        </div>
      </div>
      <MotionSetting />
    </footer>
  )
}
