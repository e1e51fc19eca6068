import { rightsTexts } from '#messages/rightsTexts'
import { contentSignal } from '@/content/rights'
import { rights } from '@content/rights'
import { LicenseName } from './LicenseName'
import styles from './RightsPage.module.scss'

/** The signals to machines, derived from the same rights as the files of the site. */
export function MachineSignals() {
  const { ai, license } = rights
  return (
    <section className={styles.machine} aria-labelledby="machine">
      <h2 id="machine">{rightsTexts.machines}</h2>
      <p>{rightsTexts.machinesText}</p>
      <dl>
        <div>
          <dt lang="en">robots.txt</dt>
          <dd>{rightsTexts.signals(ai)}</dd>
        </div>
        <div>
          <dt lang="en">Content-Signal</dt>
          <dd lang="en">{contentSignal(ai)}</dd>
        </div>
        <div>
          <dt lang="en">tdm-reservation</dt>
          <dd>{ai.train ? '0' : rightsTexts.reservation}</dd>
        </div>
        <div>
          <dt lang="en">tdmrep.json</dt>
          <dd lang="en">/.well-known/tdmrep.json</dd>
        </div>
        <div>
          <dt lang="en">license</dt>
          <dd>
            <LicenseName license={license} />
          </dd>
        </div>
        <div>
          <dt>{rightsTexts.pictureFiles}</dt>
          <dd>{rightsTexts.pictureFileTexts(ai.train)}</dd>
        </div>
      </dl>
    </section>
  )
}
