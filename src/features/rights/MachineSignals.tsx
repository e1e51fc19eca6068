import { rights } from '@content/rights'
import { contentSignal } from '@/content/rights'
import { LicenseName } from './LicenseName'
import styles from './RightsPage.module.scss'

const said = (isAllowed: boolean) => (isAllowed ? '허용' : '거절')

/** The signals to machines, derived from the same rights as the files of the site. */
export function MachineSignals() {
  const { ai, license } = rights
  const training = `학습 ${said(ai.train)}`
  return (
    <section className={styles.machine} aria-labelledby="machine">
      <h2 id="machine">기계가 읽는 말</h2>
      <p>아래는 부탁이지 자물쇠가 아닙니다. 지키는 일은 읽는 쪽에 달려 있습니다.</p>
      <dl>
        <div>
          <dt lang="en">robots.txt</dt>
          <dd>
            검색 {said(ai.search)}, 답변 인용 {said(ai.input)}, {training}
          </dd>
        </div>
        <div>
          <dt lang="en">Content-Signal</dt>
          <dd lang="en">{contentSignal(ai)}</dd>
        </div>
        <div>
          <dt lang="en">tdm-reservation</dt>
          <dd>{ai.train ? '0' : '1, 정책은 이 쪽입니다'}</dd>
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
          <dt>그림 파일 안(XMP)</dt>
          <dd>지은이, 권리, 이 쪽의 주소, {training}</dd>
        </div>
      </dl>
    </section>
  )
}
