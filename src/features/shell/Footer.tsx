import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { site } from '@/content/site'
import { whenPageIdle } from '@/lib/browser/whenIdle'
import { GearIcon } from '@/ui/icons'
import { lazyExtra } from '@/ui/lazyPart'
import { Logo } from '@/ui/Logo'
import { useColophonWatch } from './colophon'
import { confirmCopy, copyMailAddress } from './copyMailAddress'
import styles from './Footer.module.scss'
import { SocialHandle } from './SocialHandle'

/** Idle time is waited for no longer than this (ms) after the page's load event. */
const IDLE_LIMIT_MS = 2000

const MotionChoice = lazyExtra('MotionChoice', () => import('./MotionChoice'))

/** How much moves. It is nothing without scripts, and comes when the page is idle; its room is kept from the start. */
function MotionLine() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenPageIdle(() => setIdle(true), IDLE_LIMIT_MS), [])
  return (
    <div className={styles.motion} data-needs-script="">
      {idle && <MotionChoice told />}
    </div>
  )
}

/** The book's last page and its colophon. The gear is the owner's door: `onGear` knows where it leads. */
export function Footer({ onGear }: { onGear: () => void }) {
  const colophon = useRef<HTMLDivElement>(null)
  useColophonWatch(colophon)
  return (
    <footer className={styles.footer} data-world="paper">
      <div className={styles.blank}>
        <p className={styles.line} lang="en">
          This page intentionally <br />
          left blank.
        </p>
        <p className={styles.korean}>이 페이지는 일부러 비워 두었습니다.</p>
      </div>
      <div ref={colophon} className={styles.colophon}>
        <Link to="/" aria-label={`${site.name} 처음으로`} className={styles.home}>
          <Logo className={styles.logo} />
        </Link>
        <dl className={styles.contact}>
          <div>
            <dt>메일</dt>
            <dd>
              <a href={`mailto:${site.email}`} onClick={copyMailAddress} onCopy={confirmCopy}>
                {site.email}
              </a>
            </dd>
          </div>
          <div>
            <dt>소셜</dt>
            <dd>
              <SocialHandle />
            </dd>
          </div>
        </dl>
        <div className={styles.rights}>
          <small lang="en">{site.copyright}</small>
          <button type="button" className={styles.gear} aria-label="관리자 로그인" onClick={onGear}>
            <GearIcon />
          </button>
        </div>
      </div>
      <MotionLine />
    </footer>
  )
}
