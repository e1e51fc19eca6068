import { type ReactNode, useState, type KeyboardEvent } from 'react'
import { atLeast } from '@/config/breakpoints'
import { CHAT_CROP, SQUARE_CROP } from '@/config/socialCard'
import { site } from '@/content/site'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { CheckIcon, WarnIcon } from '../components/icons'
import { CardPicture } from './CardPicture'
import styles from './Previews.module.scss'
import { SERVICES, shownTitle, verdictOf, type Service } from './services'
import { useShared } from './shared'
import { itemAfterKey } from '@/lib/browser/arrowKeys'

/** Id of the panel that the tabs lead to, and what theirs begin with. */
const PREVIEW_PANEL = 'share-preview'

/** On phones one preview is shown at a time. */
export function PreviewTabs({ chosen, onChoose }: { chosen: Service; onChoose: (service: Service) => void }) {
  function press(event: KeyboardEvent<HTMLDivElement>) {
    const at = SERVICES.findIndex(({ key }) => key === chosen)
    const next = SERVICES[itemAfterKey(event.nativeEvent, at, SERVICES.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next.key)
    event.currentTarget.querySelector<HTMLElement>(`#${PREVIEW_PANEL}-${next.key}`)?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label="보이는 곳" onKeyDown={press} tabIndex={-1}>
      {SERVICES.map(({ key, short }) => (
        <button
          key={key}
          id={`${PREVIEW_PANEL}-${key}`}
          type="button"
          role="tab"
          aria-selected={key === chosen}
          aria-controls={PREVIEW_PANEL}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {short}
        </button>
      ))}
    </div>
  )
}

/** How the link looks in each place: all of them side by side, on phones one after another behind tabs. */
export function Previews() {
  const wide = useMediaQuery(atLeast('tablet'))
  const [chosen, setChosen] = useState<Service>('kakao')
  if (wide)
    return (
      <div className={styles.all}>
        {SERVICES.map(({ key, name }) => (
          <Preview key={key} service={key} name={name} />
        ))}
      </div>
    )
  return (
    <div>
      <PreviewTabs chosen={chosen} onChoose={setChosen} />
      <div id={PREVIEW_PANEL} role="tabpanel" aria-labelledby={`${PREVIEW_PANEL}-${chosen}`}>
        <Preview service={chosen} name={SERVICES.find(({ key }) => key === chosen)?.name ?? ''} />
      </div>
    </div>
  )
}

function Preview({ service, name }: { service: Service; name: string }) {
  const shared = useShared()
  const { tone, words } = verdictOf(service, shared, shared.picture !== null)
  return (
    <section className={styles.preview} aria-label={name} data-service={service}>
      <header>
        <h2>{name}</h2>
        <p data-tone={tone}>
          {tone === 'whole' ? <CheckIcon /> : <WarnIcon />} {words}
        </p>
      </header>
      {drawings[service]}
    </section>
  )
}

function Kakao() {
  const shared = useShared()
  return (
    <div className={styles.chat}>
      <div className={styles.bubble}>
        <CardPicture crop={CHAT_CROP} />
        <div>
          <b>{shownTitle('kakao', shared)}</b>
          <p>{shared.description}</p>
          <small>{shared.host}</small>
        </div>
      </div>
    </div>
  )
}

function XAndInstagram() {
  const shared = useShared()
  const title = shownTitle('x', shared)
  return (
    <>
      <div className={styles.x}>
        <div>
          <CardPicture />
          <b>{title}</b>
        </div>
        <small>{shared.host}에서</small>
      </div>
      <div className={styles.message}>
        <Square />
        <div>
          <b>{title}</b>
          <small>인스타그램 메시지 · {shared.host}</small>
        </div>
      </div>
    </>
  )
}

function Result({ service, lead }: { service: Service; lead: string }) {
  const shared = useShared()
  return (
    <div className={styles.result} data-service={service}>
      <div>
        <p className={styles.source}>
          {site.name}
          <small>
            {lead}
            {shared.host} › {shared.trail}
          </small>
        </p>
        <b>{shownTitle(service, shared)}</b>
        <p className={styles.words}>{shared.description}</p>
      </div>
      <Square />
    </div>
  )
}

const Square = () => (
  <div className={styles.square}>
    <CardPicture crop={SQUARE_CROP} />
  </div>
)

const drawings: Record<Service, ReactNode> = {
  kakao: <Kakao />,
  x: <XAndInstagram />,
  naver: <Result service="naver" lead="" />,
  google: <Result service="google" lead="https://" />,
}
