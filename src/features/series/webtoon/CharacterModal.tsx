import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { characterModal } from '#messages/characterModal'
import { common } from '#messages/common'
import { cssEasing, DURATION } from '@/config/motion'
import type { Character, Webtoon } from '@/content/series/webtoon'
import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { imageSizes } from '@/lib/image/imageSizes'
import { useScrollLock } from '@/stores/useScrollLock'
import { Artwork } from '@/ui/Artwork'
import { ContainerBackToTop } from '@/ui/BackToTop'
import { Dialog } from '@/ui/Dialog'
import { ArrowIcon, CloseIcon } from '@/ui/icons'
import { lazyOptionalPart } from '@/ui/lazyPart'
import { useArrowKeys } from '@/ui/useArrowKeys'
import styles from './CharacterModal.module.scss'

const Appearances = lazyOptionalPart('Appearances', () => import('../world/Appearances'))

interface CharacterStoryProps {
  work: Webtoon
  person: Character
  /** The id of the heading, which labels the modal. */
  headingId: string
  /** Shows another character instead. */
  onTurn: (slug: string) => void
}

/** The scrollable text about a character. */
function CharacterStory({ work, person, headingId, onTurn }: CharacterStoryProps) {
  const scroller = useResetScroll(person.slug)
  const { facts: names } = characterModal
  const facts = [
    [names.age, person.age],
    [names.likes, person.likes],
    [names.dislikes, person.dislikes],
  ]
  return (
    <div className={styles.side}>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div ref={scroller} className={styles.text} tabIndex={0} role="group" aria-labelledby={headingId}>
        <div key={person.slug} className={styles.words}>
          <p className={styles.series} lang={work.titleLang}>
            {work.title}
          </p>
          <h2 id={headingId}>
            {person.name} <EnglishName {...person} />
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
          {work.characters.length > 1 && (
            <>
              <h3 className={styles.others}>{characterModal.others}</h3>
              <OtherCharacters person={person} cast={work.characters} onTurn={onTurn} />
            </>
          )}
        </div>
      </div>
      <ContainerBackToTop container={scroller} />
    </div>
  )
}

/** The English name beside another one. */
function EnglishName({ name, nameEn }: Pick<Character, 'name' | 'nameEn'>) {
  if (nameEn === name) return null
  return (
    <small lang="en" className={styles.english}>
      {nameEn}
    </small>
  )
}

/**
 * Returns a ref for the scrollable text. When the character changes, scrolls it to the top and restores a
 * focus that was lost with the previous character.
 */
function useResetScroll(slug: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const shownSlug = useRef(slug)
  useLayoutEffect(() => {
    const text = scroller.current
    if (shownSlug.current === slug || !text) return
    shownSlug.current = slug
    text.scrollTop = 0
    // On low screens the dialog scrolls instead of the text.
    text.querySelector('h2')?.scrollIntoView({ block: 'nearest' })
    if (document.activeElement === document.body) text.focus({ preventScroll: true })
  }, [slug])
  return scroller
}

function OtherCharacters({
  person,
  cast,
  onTurn,
}: Pick<CharacterStoryProps, 'person' | 'onTurn'> & { cast: readonly Character[] }) {
  return (
    <ul className={styles.people}>
      {cast
        .filter(({ slug }) => slug !== person.slug)
        .map(({ slug, name, tag, image, background }) => (
          <li key={slug}>
            <button type="button" onClick={() => onTurn(slug)}>
              <Artwork
                picture={image}
                sizes="64px"
                width={64}
                height={80}
                alt=""
                loading="lazy"
                style={{ backgroundColor: background }}
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
 * Animates `modal` from the rectangle of a comic panel, in viewport coordinates. With reduced motion, or if
 * the panel is not on screen, only the dialog fades.
 */
function animateFromPanel(panel: DOMRect | undefined, modal: HTMLElement) {
  if (!panel || panel.width === 0 || prefersReducedMotion()) return
  const modalRect = modal.getBoundingClientRect()
  const inset = [
    panel.top - modalRect.top,
    modalRect.right - panel.right,
    modalRect.bottom - panel.bottom,
    panel.left - modalRect.left,
  ]
  const from = inset.map((side) => `${Math.max(0, Math.round(side))}px`).join(' ')
  modal.animate([{ clipPath: `inset(${from})` }, { clipPath: 'inset(0px)' }], {
    duration: DURATION.panel,
    easing: cssEasing('page'),
  })
}

interface CharacterModalProps {
  open: boolean
  work: Webtoon
  person: Character
  /** Returns the comic panel of a character. The modal opens from it and returns the focus to it. */
  getPanel: (slug: string) => HTMLElement | null | undefined
  /** Shows another character instead. */
  onTurn: (slug: string) => void
  onClose: () => void
}

/** A character of a series: picture, quote, facts and story, in a scrollable modal. */
export default function CharacterModal(props: CharacterModalProps) {
  const { open, work, person, getPanel, onTurn, onClose } = props
  const headingId = useId()
  useScrollLock('dialog:character', open)

  function turn(step: 1 | -1) {
    const cast = work.characters
    const index = cast.findIndex(({ slug }) => slug === person.slug)
    const next = cast[(index + step + cast.length) % cast.length]
    if (next) onTurn(next.slug)
  }

  // While the modal is open, ← and → do the same as its two buttons.
  useArrowKeys({ onTurn: (to) => turn(to === 'next' ? 1 : -1), isActive: () => open, isDialog: true })

  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={headingId}
      className={styles.layer}
      panelClassName={styles.modal}
      data-testid="character-modal"
    >
      <div className={styles.content}>
        <PanelTransition slug={person.slug} getPanel={getPanel} />
        <button type="button" className={styles.close} aria-label={common.close} onClick={onClose}>
          <CloseIcon />
        </button>
        <Portrait person={person} onTurn={work.characters.length > 1 ? turn : undefined} />
        <p className="visually-hidden" role="status">
          {person.name}
        </p>
        <CharacterStory {...{ work, person, headingId, onTurn }} />
      </div>
    </Dialog>
  )
}

/** Animates the modal from the character's panel, and returns the focus to the panel on unmount. */
function PanelTransition({ slug, getPanel }: { slug: string; getPanel: CharacterModalProps['getPanel'] }) {
  const marker = useRef<HTMLSpanElement>(null)
  const latest = useRef({ slug, getPanel })
  useLayoutEffect(() => {
    latest.current = { slug, getPanel }
  })
  useLayoutEffect(() => {
    const modal = marker.current?.parentElement?.parentElement
    const { slug: initialSlug, getPanel: findPanel } = latest.current
    if (modal) animateFromPanel(findPanel(initialSlug)?.getBoundingClientRect(), modal)
  }, [])
  useEffect(
    () => () => {
      latest.current.getPanel(latest.current.slug)?.focus()
    },
    [],
  )
  return <span ref={marker} hidden />
}

interface PortraitProps {
  person: Character
  /** Missing if there is no other character. */
  onTurn: ((step: 1 | -1) => void) | undefined
}

function Portrait({ person, onTurn }: PortraitProps) {
  return (
    <div className={styles.picture} style={{ backgroundColor: person.background }}>
      <Artwork
        key={person.slug}
        picture={person.image}
        sizes={imageSizes('100vw', '640px')}
        alt={`${person.name}: ${person.line}`}
      />
      {onTurn && (
        <div className={styles.turn}>
          <button type="button" aria-label={characterModal.previous} onClick={() => onTurn(-1)}>
            <ArrowIcon />
          </button>
          <button type="button" aria-label={characterModal.next} onClick={() => onTurn(1)}>
            <ArrowIcon />
          </button>
        </div>
      )}
    </div>
  )
}
