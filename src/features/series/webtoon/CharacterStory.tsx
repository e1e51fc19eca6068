import { useLayoutEffect, useRef } from 'react'
import type { Character, Webtoon } from '@/content/webtoon/webtoon'
import { Artwork } from '@/ui/Artwork'
import { ContainerBackToTop } from '@/ui/BackToTop'
import { ArrowIcon } from '@/ui/icons'
import { lazyExtra } from '@/ui/lazyPart'
import styles from './CharacterModal.module.scss'

const Appearances = lazyExtra('Appearances', () => import('../world/Appearances'))

interface Props {
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
export function CharacterStory({ work, person, series, heading, onTurn }: Props) {
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

function Others({ person, cast, onTurn }: Pick<Props, 'person' | 'onTurn'> & { cast: readonly Character[] }) {
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
