import { profile } from '@content/profile'
import { rights } from '@content/rights'
import { site } from '@content/site'
import { RESERVED } from '@/config/constants'
import { LicenseName } from './LicenseName'
import { MachineSignals } from './MachineSignals'
import { PermissionTable } from './PermissionTable'
import { contactAddress } from './contact'
import { workKinds } from './workKinds'
import styles from './RightsPage.module.scss'

/** The page of rights: what visitors may do with the works, what machines are told, and the imprint. It loads no data. */
export function RightsPage() {
  const { href, text } = contactAddress()
  return (
    <article className={styles.rights} data-testid="rights-page">
      <div className={styles.words}>
        <Headline />
        <p className={styles.lead}>
          이 사이트의 {workKinds()} 모두 한 사람이 만들었습니다. 보고, 링크로 나누고, 출처를 적어 조금
          인용하는 일은 묻지 않으셔도 됩니다.
        </p>
      </div>
      <div className={styles.terms}>
        <section aria-labelledby="permissions">
          <h2 id="permissions">무엇을 해도 되나요</h2>
          <PermissionTable />
          <p className={styles.contact}>
            물으실 곳은 <a href={href}>{text}</a>입니다.
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
  const isReserved = rights.license === RESERVED
  return (
    <h1>
      {/* The spaces separate the lines in the heading's accessible name. */}
      <span>마음껏</span> <span>보셔도 됩니다.</span> <span>쓰실 때는</span>{' '}
      <span>
        먼저 <em>{isReserved ? '물어' : '조건을'}</em> {isReserved ? '주세요.' : '봐 주세요.'}
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
          <small>인지</small>
        </div>
      </div>
      <dl>
        <div>
          <dt>지은이</dt>
          <dd>{site.owner.name}</dd>
        </div>
        <div>
          <dt>펴낸 곳</dt>
          <dd>{site.name}</dd>
        </div>
        {first && (
          <div>
            <dt>처음 펴낸 해</dt>
            <dd>{first.year}</dd>
          </div>
        )}
        <div>
          <dt>권리</dt>
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
