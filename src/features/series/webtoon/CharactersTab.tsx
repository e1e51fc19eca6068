import { lazy, Suspense, useRef, useState } from 'react'
import type { Webtoon } from '@/content/webtoon/webtoon'
import { ArrowIcon } from '@/ui/icons'
import type { useHistoryParam } from '../useHistoryParam'
import styles from './CharactersTab.module.scss'

const CharacterModal = lazy(async () => ({ default: (await import('./CharacterModal')).CharacterModal }))

interface CharactersTabProps {
  work: Webtoon
  /** Title of the series, above a person's name. */
  title: string
  /** The person that the address has open. */
  address: ReturnType<typeof useHistoryParam>
}

/** The people of a series in one row of comic panels; each opens the modal that tells of them. */
export function CharactersTab({ work: { characters }, title, address }: CharactersTabProps) {
  const row = useRef<HTMLUListElement>(null)
  const person = characters.find(({ slug }) => slug === address.value)
  // Whoever was last shown stays in the modal while it leaves.
  const [shown, setShown] = useState(person)
  if (person && person !== shown) setShown(person)

  const panelOf = (slug: string) => row.current?.querySelector<HTMLElement>(`[data-character="${slug}"]`)

  return (
    <>
      <h2 className="visually-hidden">나오는 사람들</h2>
      <ul ref={row} className={styles.row}>
        {characters.map(({ slug, name, tag, image, ground }, index) => (
          <li key={slug}>
            <button
              type="button"
              className={styles.panel}
              style={{ backgroundColor: ground }}
              data-character={slug}
              aria-haspopup="dialog"
              onClick={() => address.open(slug)}
            >
              <span className={styles.name}>
                <b>{name}</b> <span>{tag}</span>
              </span>
              <img
                src={image.src}
                srcSet={image.srcSet}
                sizes="(max-width: 767px) 50vw, 620px"
                width={image.width}
                height={image.height}
                alt=""
                loading={index < 2 ? 'eager' : 'lazy'}
                decoding="async"
              />
              <span className={styles.open}>
                인물 소개 열기 <ArrowIcon />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense fallback={null}>
          <CharacterModal
            open={person !== undefined}
            person={shown}
            cast={characters}
            series={title}
            panelOf={panelOf}
            onTurn={address.turn}
            onClose={address.close}
          />
        </Suspense>
      )}
    </>
  )
}
