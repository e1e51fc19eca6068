import { useEffect, useRef, useState } from 'react'
import type { Character, Webtoon } from '@/content/webtoon/webtoon'
import { imageSizes } from '@/lib/image/imageSizes'
import { Artwork } from '@/ui/Artwork'
import { ArrowIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazyPart'
import { useLazyImport } from '@/ui/useLazyImport'
import type { useHistoryParam } from '@/ui/useHistoryParam'
import styles from './CharactersTab.module.scss'

const loadCharacterModal = () => import('./CharacterModal')

const SeriesWorld = lazyPart('SeriesWorld', () => import('../world/SeriesWorld'), {
  pending: <div className={styles.world} />,
})

interface CharactersTabProps {
  work: Webtoon
  /** Title of the series, above a person's name. */
  title: string
  /** The person that the address has open. */
  address: ReturnType<typeof useHistoryParam>
}

/** The people of a series in one row of comic panels; each opens the modal that tells of them. */
export function CharactersTab({ work, title, address }: CharactersTabProps) {
  const { characters } = work
  const row = useRef<HTMLUListElement>(null)
  const world = useRef<HTMLElement>(null)
  /** Where the modal was opened: there it grows from, and there the focus returns to. */
  const opened = useRef<HTMLElement | null>(null)
  const person = characters.find(({ slug }) => slug === address.value)
  // Whoever was last shown stays in the modal while it leaves.
  const [shown, setShown] = useState(person)
  if (person && person !== shown) setShown(person)
  const [loaded, openLazily] = useLazyImport(loadCharacterModal, '인물 소개를 열지 못했습니다.')
  // A visitor may come with the address of an open person, or go forward to it.
  const wanted = person !== undefined && loaded === null
  useEffect(() => {
    if (wanted) openLazily()
  }, [wanted, openLazily])
  const open = (slug: string, from: HTMLElement | null) =>
    openLazily(() => {
      opened.current = from
      if (slug !== address.value) address.open(slug)
    })

  const CharacterModal = loaded?.default
  const panelOf = (slug: string) =>
    (opened.current ?? row.current)?.querySelector<HTMLElement>(
      `:is([data-character="${slug}"], [data-portrait="${slug}"])`,
    )

  return (
    <>
      <h2 className="visually-hidden">나오는 사람들</h2>
      <ul ref={row} className={styles.row}>
        {characters.map((each, index) => (
          <li key={each.slug}>
            <Panel person={each} lazy={index >= 2} onOpen={() => open(each.slug, row.current)} />
          </li>
        ))}
      </ul>
      <SeriesWorld work={work} section={world} onOpen={(slug) => open(slug, world.current)} />
      {CharacterModal && shown && (
        <CharacterModal
          open={person !== undefined}
          person={shown}
          work={work}
          series={title}
          panelOf={panelOf}
          onTurn={address.turn}
          onClose={address.close}
        />
      )}
    </>
  )
}

interface PanelProps {
  person: Character
  /** Outside of the first view. */
  lazy: boolean
  onOpen: () => void
}

/** A person's comic panel. */
function Panel({ person: { slug, name, tag, image, ground }, lazy, onOpen }: PanelProps) {
  return (
    <button
      type="button"
      className={styles.panel}
      style={{ backgroundColor: ground }}
      data-character={slug}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.name}>
        <b>{name}</b> <span>{tag}</span>
      </span>
      <Artwork picture={image} sizes={imageSizes('50vw', '620px')} alt="" loading={lazy ? 'lazy' : 'eager'} />
      <span className={styles.open}>
        인물 소개 열기 <ArrowIcon />
      </span>
    </button>
  )
}
