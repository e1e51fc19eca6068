import { Link } from 'react-router-dom'
import { common } from '#messages/common'
import { profileTexts } from '#messages/profileTexts'
import { isPublic } from '@/content/pages'
import { shownState, takesInquiries, useIntake } from '@/inquiries/intake'
import { imageSizes } from '@/lib/image/imageSizes'
import { ArrowIcon, OutIcon } from '@/ui/icons'
import { LetterBox } from '@/ui/LetterBox'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { externalLinks } from '@content/externalLinks'
import { profile } from '@content/profile'
import { site } from '@content/site'
import { IntakeRow } from './IntakeRow'
import styles from './ProfilePage.module.scss'

/** The profile page: portrait, biography, crafts, timeline, tools and contact. It loads no data. */
export function ProfilePage() {
  return (
    <article className={styles.profile}>
      <Opening />
      <Crafts />
      <Years />
      <Tools />
      <Contact />
    </article>
  )
}

function Opening() {
  const { headline, portrait, biography, seal } = profile
  return (
    <section className={styles.opening}>
      <h1>
        {headline.map((line) => (
          // The space separates the lines in the heading's accessible name.
          <span key={line} className={styles.line}>
            <span>{line} </span>
          </span>
        ))}
      </h1>
      <div className={styles.sheet}>
        <ProgressiveImage
          sources={[{ src: portrait.src, srcSet: portrait.avif }, { src: portrait.src }]}
          sizes={imageSizes('80vw', '40vw')}
          alt={portrait.alt}
          width={portrait.width}
          height={portrait.height}
          placeholder={portrait.placeholder}
          priority
        />
      </div>
      <div className={styles.biography}>
        {biography.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <span className={styles.seal} aria-hidden="true">
          {seal.map((syllable) => (
            <b key={syllable}>{syllable}</b>
          ))}
        </span>
      </div>
    </section>
  )
}

function Crafts() {
  return (
    <section aria-labelledby="crafts">
      <h2 id="crafts" className="visually-hidden">
        {profileTexts.crafts}
      </h2>
      <ul className={styles.crafts}>
        {profile.crafts
          .filter(({ to }) => isPublic(to))
          .map(({ verb, field, text, to }) => (
            <li key={verb}>
              <Link to={to}>
                <b>
                  <span>{verb}</span>
                </b>
                <span className={styles.field}>{field}</span>
                <span className={styles.what}>{text}</span>
                <ArrowIcon />
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}

function Years() {
  return (
    <section className={styles.chapter} aria-labelledby="years">
      <h2 id="years">{profileTexts.timeline}</h2>
      <ol className={styles.rows}>
        {profile.timeline.map(({ year, text, to }) => (
          <li key={year}>
            <time dateTime={year}>{year}</time>
            {to && isPublic(to) ? <Link to={to}>{text}</Link> : <span>{text}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Tools() {
  return (
    <section className={styles.chapter} aria-labelledby="tools">
      <h2 id="tools">{profileTexts.tools}</h2>
      <dl className={styles.rows}>
        {profile.tools.map(({ kind, names }) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Box() {
  const { intake } = useIntake()
  return <LetterBox state={intake && shownState(intake)} name={site.postmark} className={styles.box} />
}

function Contact() {
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <h2 id="contact">{profileTexts.contact}</h2>
      {takesInquiries && <Box />}
      <div>
        <a className={styles.mail} href={`mailto:${site.owner.email}`}>
          {site.owner.email}
        </a>
        <p>{profile.contact}</p>
        {takesInquiries && <IntakeRow />}
        <ul className={styles.places}>
          {externalLinks.map(({ url, name, label }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                <span lang="en">{name}</span> {label !== name && label} <OutIcon />
                <span className="visually-hidden">{common.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
