import { useEffect, useRef, useState } from 'react'
import { webtoonPage } from '#messages/webtoonPage'
import { findWorldLoader } from '@/content/series/partLoaders'
import type { Character, Webtoon } from '@/content/series/webtoon'
import { imageSizes } from '@/lib/image/imageSizes'
import { Artwork } from '@/ui/Artwork'
import { ArrowIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazyPart'
import type { useHistoryParam } from '@/ui/useHistoryParam'
import { useLazyImport } from '@/ui/useLazyImport'
import { splitIntoRows } from './characterRows'
import styles from './CharactersTab.module.scss'

const loadCharacterModal = () => import('./CharacterModal')

const SeriesWorldSection = lazyPart('SeriesWorldSection', () => import('../world/SeriesWorldSection'), {
  pending: <div className={styles.worldSection} />,
})

interface CharactersTabProps {
  work: Webtoon
  /** The open character, from `?character=`. */
  address: ReturnType<typeof useHistoryParam>
}

/** The characters of a series as a row of comic panels. Each panel opens the character's modal. */
export function CharactersTab({ work, address }: CharactersTabProps) {
  const loadWorld = findWorldLoader(work.key)
  const rowRef = useRef<HTMLDivElement>(null)
  const worldRef = useRef<HTMLElement>(null)
  /** The element that the modal was opened from: it animates from there and returns the focus to it. */
  const openedFrom = useRef<HTMLElement | null>(null)
  const person = work.characters.find(({ slug }) => slug === address.value)
  // Keeps the last character in the modal while it closes.
  const [displayedPerson, setDisplayedPerson] = useState(person)
  if (person && person !== displayedPerson) setDisplayedPerson(person)
  const [loaded, openLazily] = useLazyImport(loadCharacterModal, webtoonPage.characters.openFailed)
  // The page may be opened, or navigated to, with an open character.
  const isRequested = person !== undefined && loaded === null
  useEffect(() => {
    if (isRequested) openLazily()
  }, [isRequested, openLazily])
  const open = (slug: string, from: HTMLElement | null) =>
    openLazily(() => {
      openedFrom.current = from
      if (slug !== address.value) address.open(slug)
    })

  const CharacterModal = loaded?.default
  const getPanel = (slug: string) =>
    (openedFrom.current ?? rowRef.current)?.querySelector<HTMLElement>(
      `:is([data-character="${slug}"], [data-portrait="${slug}"])`,
    )

  return (
    <>
      <h2 className="visually-hidden">{webtoonPage.characters.title}</h2>
      <div ref={rowRef}>
        <PanelRows characters={work.characters} onOpen={(slug) => open(slug, rowRef.current)} />
      </div>
      {loadWorld && (
        <SeriesWorldSection
          work={work}
          loadWorld={loadWorld}
          section={worldRef}
          onOpen={(slug) => open(slug, worldRef.current)}
        />
      )}
      {CharacterModal && displayedPerson && (
        <CharacterModal
          open={person !== undefined}
          person={displayedPerson}
          work={work}
          getPanel={getPanel}
          onTurn={address.replace}
          onClose={address.close}
        />
      )}
    </>
  )
}

interface PanelRowsProps {
  characters: readonly Character[]
  onOpen: (slug: string) => void
}

function PanelRows({ characters, onOpen }: PanelRowsProps) {
  const rows = splitIntoRows(characters)
  return rows.map((row, rowIndex) => (
    <ul
      key={rowIndex}
      className={styles.row}
      style={{ '--count': row.length }}
      data-single={rows.length === 1}
    >
      {row.map((character, index) => (
        <li key={character.slug} style={{ '--index': index }}>
          <Panel person={character} lazy={rowIndex > 0 || index >= 2} onOpen={() => onOpen(character.slug)} />
        </li>
      ))}
    </ul>
  ))
}

interface PanelProps {
  person: Character
  /** Whether the panel is below the fold. */
  lazy: boolean
  onOpen: () => void
}

/** The comic panel of a character. */
function Panel({ person: { slug, name, tag, image, background }, lazy, onOpen }: PanelProps) {
  return (
    <button
      type="button"
      className={styles.panel}
      style={{ backgroundColor: background }}
      data-character={slug}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.name}>
        <b>{name}</b> <span>{tag}</span>
      </span>
      <Artwork picture={image} sizes={imageSizes('50vw', '620px')} alt="" loading={lazy ? 'lazy' : 'eager'} />
      <span className={styles.open}>
        {webtoonPage.characters.open} <ArrowIcon />
      </span>
    </button>
  )
}
