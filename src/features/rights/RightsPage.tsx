import { Fragment } from 'react'
import { rightsTexts } from '#messages/rightsTexts'
import { RESERVED } from '@/config/constants'
import { profile } from '@content/profile'
import { rights } from '@content/rights'
import { site } from '@content/site'
import { contactAddress } from './contact'
import { LicenseName } from './LicenseName'
import { MachineSignals } from './MachineSignals'
import { PermissionTable } from './PermissionTable'
import { workKinds } from './workKinds'
import styles from './RightsPage.module.scss'

/** The page of rights: what visitors may do with the works, what machines are told, and the imprint. It loads no data. */
export function RightsPage() {
  const { href, text } = contactAddress()
  return (
    <article className={styles.rights} data-testid="rights-page">
      <div className={styles.words}>
        <Headline />
        <p className={styles.lead}>{rightsTexts.lead(workKinds())}</p>
      </div>
      <div className={styles.terms}>
        <section aria-labelledby="permissions">
          <h2 id="permissions">{rightsTexts.permissions}</h2>
          <PermissionTable />
          <p className={styles.contact}>
            {rightsTexts.contact.before}
            <a href={href}>{text}</a>
            {rightsTexts.contact.after}
          </p>
        </section>
        <MachineSignals />
      </div>
      <Colophon />
    </article>
  )
}

/** With a licence, visitors follow it instead of asking. */
function Headline() {
  const { headline, ask, readTerms } = rightsTexts
  const { before, em, after } = rights.license === RESERVED ? ask : readTerms
  return (
    <h1>
      {/* The spaces separate the lines in the heading's accessible name. */}
      {headline.map((line) => (
        <Fragment key={line}>
          <span>{line}</span>{' '}
        </Fragment>
      ))}
      <span>
        {before}
        <em>{em}</em>
        {after}
      </span>
    </h1>
  )
}

/** The imprint, with the stamp of the author's seal that Korean books had. */
function Colophon() {
  const first = profile.timeline.at(-1)
  return (
    <div className={styles.colophon}>
      <div className={styles.stamp} aria-hidden="true">
        <div className={styles.paper}>
          <span className={styles.frame}>
            <span className={styles.seal}>
              {profile.seal.map((syllable, index) => (
                <b key={index}>{syllable}</b>
              ))}
            </span>
          </span>
          <small>{rightsTexts.seal}</small>
        </div>
      </div>
      <dl>
        <div>
          <dt>{rightsTexts.author}</dt>
          <dd>{site.owner.name}</dd>
        </div>
        <div>
          <dt>{rightsTexts.publisher}</dt>
          <dd>{site.name}</dd>
        </div>
        {first && (
          <div>
            <dt>{rightsTexts.firstYear}</dt>
            <dd>{first.year}</dd>
          </div>
        )}
        <div>
          <dt>{rightsTexts.rights}</dt>
          <dd>
            {rights.notice}
            {rights.license !== RESERVED && (
              <>
                {' '}
                <LicenseName license={rights.license} />
              </>
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}
