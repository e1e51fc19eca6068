import { type ReactNode, useState, type KeyboardEvent } from 'react'
import { share as words } from '#messages/admin/share'
import { atLeast } from '@/config/breakpoints'
import { CHAT_CROP, SQUARE_CROP } from '@/config/socialCard'
import { indexAfterKey } from '@/lib/browser/arrowKeys'
import { useMediaQuery } from '@/lib/browser/mediaQuery'
import { site } from '@content/site'
import { CheckIcon, WarnIcon } from '../components/icons'
import { CardPicture } from './CardPicture'
import { SERVICES, displayTitle, previewStatus, type Service } from './services'
import { useSharePreview } from './sharePreview'
import styles from './Previews.module.scss'

/** Id of the tab panel and prefix of the tab ids. */
const PANEL_ID = 'share-preview'

/** Tabs that select the preview on phones. */
export function PreviewTabs({ chosen, onChoose }: { chosen: Service; onChoose: (service: Service) => void }) {
  function selectByKey(event: KeyboardEvent<HTMLDivElement>) {
    const at = SERVICES.indexOf(chosen)
    const next = SERVICES[indexAfterKey(event.nativeEvent, at, SERVICES.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next)
    event.currentTarget.querySelector<HTMLElement>(`#${PANEL_ID}-${next}`)?.focus()
  }
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={words.previews.label}
      onKeyDown={selectByKey}
      tabIndex={-1}
    >
      {SERVICES.map((key) => (
        <button
          key={key}
          id={`${PANEL_ID}-${key}`}
          type="button"
          role="tab"
          aria-selected={key === chosen}
          aria-controls={PANEL_ID}
          tabIndex={key === chosen ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {words.previews.services[key].short}
        </button>
      ))}
    </div>
  )
}

/** Previews of the link in each service: side by side on wide screens, in tabs on phones. */
export function Previews() {
  const isWide = useMediaQuery(atLeast('tablet'))
  const [chosen, setChosen] = useState<Service>('kakao')
  if (isWide)
    return (
      <div className={styles.all}>
        {SERVICES.map((key) => (
          <Preview key={key} service={key} />
        ))}
      </div>
    )
  return (
    <div>
      <PreviewTabs chosen={chosen} onChoose={setChosen} />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={`${PANEL_ID}-${chosen}`}>
        <Preview service={chosen} />
      </div>
    </div>
  )
}

function Preview({ service }: { service: Service }) {
  const preview = useSharePreview()
  const { name } = words.previews.services[service]
  const { tone, message } = previewStatus(service, preview, preview.card.picture !== null)
  return (
    <section className={styles.preview} aria-label={name} data-service={service}>
      <header>
        <h2>{name}</h2>
        <p data-tone={tone}>
          {tone === 'whole' ? <CheckIcon /> : <WarnIcon />} {message}
        </p>
      </header>
      {renderBody[service]()}
    </section>
  )
}

function Kakao() {
  const preview = useSharePreview()
  return (
    <div className={styles.chat}>
      <div className={styles.bubble}>
        <CardPicture crop={CHAT_CROP} />
        <div>
          <b>{displayTitle('kakao', preview)}</b>
          <p>{preview.description}</p>
          <small>{preview.host}</small>
        </div>
      </div>
    </div>
  )
}

function XAndInstagram() {
  const preview = useSharePreview()
  const title = displayTitle('x', preview)
  return (
    <>
      <div className={styles.x}>
        <div>
          <CardPicture />
          <b>{title}</b>
        </div>
        <small>{words.previews.from(preview.host)}</small>
      </div>
      <div className={styles.message}>
        <Square />
        <div>
          <b>{title}</b>
          <small>{words.previews.message(preview.host)}</small>
        </div>
      </div>
    </>
  )
}

function SearchResult({ service, protocol }: { service: Service; protocol: string }) {
  const preview = useSharePreview()
  return (
    <div className={styles.result} data-service={service}>
      <div>
        <p className={styles.source}>
          {site.name}
          <small>
            {protocol}
            {preview.host} › {preview.breadcrumb}
          </small>
        </p>
        <b>{displayTitle(service, preview)}</b>
        <p className={styles.words}>{preview.description}</p>
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

// Functions, because React skips elements that are the same as before, also when the language has changed.
const renderBody: Record<Service, () => ReactNode> = {
  kakao: () => <Kakao />,
  x: () => <XAndInstagram />,
  naver: () => <SearchResult service="naver" protocol="" />,
  google: () => <SearchResult service="google" protocol="https://" />,
}
