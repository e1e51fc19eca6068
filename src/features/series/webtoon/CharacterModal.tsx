import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Character } from '@/content/webtoon/webtoon'
import { useScroll } from '@/stores/scroll'
import { ContainerBackToTop } from '@/ui/BackToTop'
import { Dialog } from '@/ui/Dialog'
import { ArrowIcon, CloseIcon } from '@/ui/icons'
import { growFrom } from './growFrom'
import styles from './CharacterModal.module.scss'

interface CharacterModalProps {
  open: boolean
  person: Character
  /** Everybody of the series. */
  cast: readonly Character[]
  /** Title of the series. */
  series: string
  /** The comic panel of a person: the modal grows out of it and gives the focus back to it. */
  panelOf: (slug: string) => HTMLElement | null | undefined
  /** Shows another person in place of this one. */
  onTurn: (slug: string) => void
  onClose: () => void
}

/** One person of a series: picture, quote, facts and story, with a scroll of its own. */
export function CharacterModal(props: CharacterModalProps) {
  const { open, person, cast, series, panelOf, onTurn, onClose } = props
  const heading = useId()
  const lock = useScroll((scroll) => scroll.lock)
  const unlock = useScroll((scroll) => scroll.unlock)

  function turn(by: 1 | -1) {
    const index = cast.findIndex(({ slug }) => slug === person.slug)
    const next = cast[(index + by + cast.length) % cast.length]
    if (next) onTurn(next.slug)
  }

  useTurnKeys(open, turn)

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
      <div className={styles.inside}>
        <Motion slug={person.slug} panelOf={panelOf} />
        <button type="button" className={styles.close} aria-label="닫기" onClick={onClose}>
          <CloseIcon />
        </button>
        <Portrait person={person} onTurn={turn} />
        <Story key={person.slug} {...{ person, cast, series, heading, onTurn }} />
      </div>
    </Dialog>
  )
}

/** While the modal is open, ← and → go where its two buttons go. */
function useTurnKeys(open: boolean, turn: (by: 1 | -1) => void) {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    if (!open) return undefined
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowLeft') latest.current(-1)
      else if (event.key === 'ArrowRight') latest.current(1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])
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

function Portrait({ person, onTurn }: { person: Character; onTurn: (by: 1 | -1) => void }) {
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

type StoryProps = Pick<CharacterModalProps, 'person' | 'cast' | 'series' | 'onTurn'> & { heading: string }

function Story({ person, cast, series, heading, onTurn }: StoryProps) {
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
          <p>{`“${person.quote.join('\n')}”`}</p>
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
        <h3>함께 나오는 사람</h3>
        <ul>
          {cast
            .filter(({ slug }) => slug !== person.slug)
            .map(({ slug, name, tag, image, ground }) => (
              <li key={slug}>
                <button type="button" onClick={() => onTurn(slug)}>
                  <img
                    src={image.src}
                    srcSet={image.srcSet}
                    sizes="64px"
                    width={64}
                    height={80}
                    alt=""
                    loading="lazy"
                    style={{ backgroundColor: ground }}
                  />
                  <span>
                    <b>{name}</b> {tag}
                  </span>
                  <ArrowIcon />
                </button>
              </li>
            ))}
        </ul>
      </div>
      <ContainerBackToTop container={scroller} />
    </div>
  )
}
