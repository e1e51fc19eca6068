import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Character } from '@/content/webtoon/webtoon'
import { useScroll } from '@/stores/scroll'
import { BackToTop } from '@/ui/BackToTop'
import { Dialog } from '@/ui/Dialog'
import { ArrowIcon, CloseIcon } from '@/ui/icons'
import { growFrom } from './growFrom'
import styles from './CharacterModal.module.scss'

interface CharacterModalProps {
  open: boolean
  person: Character
  /** Title of the series. */
  series: string
  /** The comic panel of a person: the modal grows out of it and gives the focus back to it. */
  panelOf: (slug: string) => HTMLElement | null | undefined
  /** Shows the next (1) or previous (-1) person. */
  onTurn: (by: 1 | -1) => void
  onClose: () => void
}

/** One person of a series: picture, quote, facts and story, with a scroll of its own. */
export function CharacterModal({ open, person, series, panelOf, onTurn, onClose }: CharacterModalProps) {
  const heading = useId()
  const { lock, unlock } = useScroll.getState()

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowLeft') onTurn(-1)
    else if (event.key === 'ArrowRight') onTurn(1)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={heading}
      className={styles.layer}
      panelClassName={styles.sheet}
      onPresence={(present) => (present ? lock('dialog:character') : unlock('dialog:character'))}
      data-testid="character-modal"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows go where the two buttons go */}
      <div className={styles.inside} onKeyDown={onKeyDown}>
        <Motion slug={person.slug} panelOf={panelOf} />
        <button type="button" className={styles.close} aria-label="닫기" onClick={onClose}>
          <CloseIcon />
        </button>
        <Portrait person={person} onTurn={onTurn} />
        <Story key={person.slug} person={person} series={series} heading={heading} />
      </div>
    </Dialog>
  )
}

/** Grows the sheet out of the person's panel, and hands the focus back to the panel when all is gone. */
function Motion({ slug, panelOf }: { slug: string; panelOf: CharacterModalProps['panelOf'] }) {
  const marker = useRef<HTMLSpanElement>(null)
  const latest = useRef({ slug, panelOf })
  useLayoutEffect(() => {
    latest.current = { slug, panelOf }
  })
  useLayoutEffect(() => {
    const sheet = marker.current?.parentElement?.parentElement
    const { slug: first, panelOf: find } = latest.current
    if (sheet) growFrom(find(first)?.getBoundingClientRect(), sheet)
  }, [])
  useEffect(
    () => () => {
      latest.current.panelOf(latest.current.slug)?.focus()
    },
    [],
  )
  return <span ref={marker} hidden />
}

function Portrait({ person, onTurn }: Pick<CharacterModalProps, 'person' | 'onTurn'>) {
  return (
    <div className={styles.picture} style={{ backgroundColor: person.ground }}>
      <img
        key={person.slug}
        src={person.image.src}
        srcSet={person.image.srcSet}
        sizes="(max-width: 767px) 100vw, 640px"
        width={person.image.width}
        height={person.image.height}
        alt={`${person.name}: ${person.line}`}
      />
      <div className={styles.turn}>
        <button type="button" aria-label="이전 인물" onClick={() => onTurn(-1)}>
          <ArrowIcon />
        </button>
        <button type="button" aria-label="다음 인물" onClick={() => onTurn(1)}>
          <ArrowIcon />
        </button>
      </div>
    </div>
  )
}

function Story({ person, series, heading }: { person: Character; series: string; heading: string }) {
  const scroller = useRef<HTMLDivElement>(null)
  const facts = [
    ['나이', person.age],
    ['좋아하는 것', person.likes],
    ['싫어하는 것', person.dislikes],
  ]
  return (
    <div className={styles.side}>
      {/* A place that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div ref={scroller} className={styles.text} tabIndex={0} role="group" aria-labelledby={heading}>
        <p className={styles.series} lang="en">
          {series}
        </p>
        <h2 id={heading}>
          {person.name}{' '}
          <small lang="en" className={styles.english}>
            {person.nameEn}
          </small>
        </h2>
        <blockquote>
          <p>
            “
            {person.quote.map((line) => (
              <span key={line}>{line} </span>
            ))}
            ”
          </p>
        </blockquote>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.line}>{person.line}</p>
        <p>{person.bio}</p>
      </div>
      <BackToTop scroller={scroller} className={styles.top} />
    </div>
  )
}
