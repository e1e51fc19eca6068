import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Character, Webtoon } from '@/content/webtoon/webtoon'
import { imageSizes } from '@/lib/image/imageSizes'
import { useScrollLock } from '@/stores/useScrollLock'
import { Artwork } from '@/ui/Artwork'
import { Dialog } from '@/ui/Dialog'
import { ArrowIcon, CloseIcon } from '@/ui/icons'
import { useArrowKeys } from '@/ui/useArrowKeys'
import { CharacterStory } from './CharacterStory'
import { expandFrom } from './expandFrom'
import styles from './CharacterModal.module.scss'

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
