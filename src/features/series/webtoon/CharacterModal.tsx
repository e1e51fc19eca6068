import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Character, Webtoon } from '@/content/webtoon/webtoon'
import { imageSizes } from '@/lib/image/imageSizes'
import { useScrollLock } from '@/stores/useScrollLock'
import { Artwork } from '@/ui/Artwork'
import { Dialog } from '@/ui/Dialog'
import { ArrowIcon, CloseIcon } from '@/ui/icons'
import { useArrowKeys } from '@/ui/useArrowKeys'
import styles from './CharacterModal.module.scss'
import { cssEasing, DURATION } from '@/config/motion'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { ContainerBackToTop } from '@/ui/BackToTop'
import { lazyExtra } from '@/ui/lazyPart'

const Appearances = lazyExtra('Appearances', () => import('../world/Appearances'))

interface CharacterStoryProps {
  work: Webtoon
  person: Character
  /** Title of the series. */
  series: string
  /** Id that the heading gets, which names the modal. */
  heading: string
  /** Shows another person in place of this one. */
  onTurn: (slug: string) => void
}

/** What there is to read of a person, with a scroll of its own. */
function CharacterStory({ work, person, series, heading, onTurn }: CharacterStoryProps) {
  const scroller = useBegunAnew(person.slug)
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
        <div key={person.slug} className={styles.words}>
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
          <Appearances work={work} person={person} />
          <h3 className={styles.others}>함께 나오는 사람</h3>
          <Others person={person} cast={work.characters} onTurn={onTurn} />
        </div>
      </div>
      <ContainerBackToTop container={scroller} />
    </div>
  )
}

/** The text that scrolls. Another person is read from its top; what had the focus in it went with the one before. */
function useBegunAnew(slug: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const shown = useRef(slug)
  useLayoutEffect(() => {
    const text = scroller.current
    if (shown.current === slug || !text) return
    shown.current = slug
    text.scrollTop = 0
    // On a low screen it is not the text that scrolls.
    text.querySelector('h2')?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) text.focus({ preventScroll: true })
  }, [slug])
  return scroller
}

function Others({
  person,
  cast,
  onTurn,
}: Pick<CharacterStoryProps, 'person' | 'onTurn'> & { cast: readonly Character[] }) {
  return (
    <ul className={styles.people}>
      {cast
        .filter(({ slug }) => slug !== person.slug)
        .map(({ slug, name, tag, image, ground }) => (
          <li key={slug}>
            <button type="button" onClick={() => onTurn(slug)}>
              <Artwork
                picture={image}
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
  )
}

/**
 * Lets `sheet` open from where a panel stands (a rectangle in the viewport): its cut-out grows from the panel's to
 * its own. With reduced motion, or without a panel on screen, nothing moves but the dialog's own fade.
 */
function expandFrom(panel: DOMRect | undefined, sheet: HTMLElement) {
  if (!panel || panel.width === 0 || prefersReducedMotion()) return
  const own = sheet.getBoundingClientRect()
  const inset = [
    panel.top - own.top,
    own.right - panel.right,
    own.bottom - panel.bottom,
    panel.left - own.left,
  ]
  const from = inset.map((side) => `${Math.max(0, Math.round(side))}px`).join(' ')
  sheet.animate([{ clipPath: `inset(${from})` }, { clipPath: 'inset(0px)' }], {
    duration: DURATION.panel,
    easing: cssEasing('page'),
  })
}

interface CharacterModalProps {
  open: boolean
  work: Webtoon
  person: Character
  /** Title of the series. */
  series: string
  /** The comic panel of a person: the modal grows out of it and gives the focus back to it. */
  panelOf: (slug: string) => HTMLElement | null | undefined
  /** Shows another person in place of this one. */
  onTurn: (slug: string) => void
  onClose: () => void
}

/** One person of a series: picture, quote, facts and story, with a scroll of its own. */
export default function CharacterModal(props: CharacterModalProps) {
  const { open, work, person, series, panelOf, onTurn, onClose } = props
  const heading = useId()
  useScrollLock('dialog:character', open)

  function turn(by: 1 | -1) {
    const cast = work.characters
    const index = cast.findIndex(({ slug }) => slug === person.slug)
    const next = cast[(index + by + cast.length) % cast.length]
    if (next) onTurn(next.slug)
  }

  // While the modal is open, ← and → go where its two buttons go.
  useArrowKeys({ turn: (to) => turn(to === 'next' ? 1 : -1), active: () => open, isDialog: true })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={heading}
      className={styles.layer}
      panelClassName={styles.sheet}
      data-testid="character-modal"
    >
      <div className={styles.inside}>
        <Motion slug={person.slug} panelOf={panelOf} />
        <button type="button" className={styles.close} aria-label="닫기" onClick={onClose}>
          <CloseIcon />
        </button>
        <Portrait person={person} onTurn={turn} />
        <p className="visually-hidden" role="status">
          {person.name}
        </p>
        <CharacterStory {...{ work, person, series, heading, onTurn }} />
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
    if (sheet) expandFrom(find(first)?.getBoundingClientRect(), sheet)
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
      <Artwork
        key={person.slug}
        picture={person.image}
        sizes={imageSizes('100vw', '640px')}
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
