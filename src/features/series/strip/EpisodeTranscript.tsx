import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { episodeTranscript } from '#messages/episodeTranscript'
import type { Cut, ScriptLine } from '@/posts/meta'
import { CloseIcon } from '@/ui/icons'
import styles from './EpisodeTranscript.module.scss'

interface Props {
  cuts: readonly Cut[]
  /** Language of the script, if that is not the page's. */
  lang: string | undefined
  /** Index of the cut in view. */
  current: number
  onChoose: (cut: number) => void
  onClose: () => void
}

/** The script of an episode, grouped by cut. Each line leads to its cut. It takes the focus and returns it. */
export default function EpisodeTranscript({ cuts, lang, current, onChoose, onClose }: Props) {
  const headingId = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  useOpenFocus(panel)
  useEffect(() => {
    const group = list.current?.querySelector(`[data-of-cut="${current}"]`)
    if (!(group instanceof HTMLElement)) return
    group.parentElement?.scrollTo({ top: group.offsetTop - group.parentElement.clientHeight / 3 })
  }, [current])
  return (
    <aside ref={panel} className={styles.transcript} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={-1}>
          {episodeTranscript.title}
        </h2>
        <button type="button" aria-label={episodeTranscript.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div ref={list} className={styles.list}>
        {cuts.map(
          ({ script = [] }, index) =>
            script.length > 0 && (
              <section
                key={index}
                data-of-cut={index}
                data-current={index === current}
                aria-current={index === current || undefined}
              >
                <h3>{episodeTranscript.cut(index + 1)}</h3>
                <ol>
                  {script.map((line, number) => (
                    <li key={number} data-line={line.kind}>
                      <button type="button" onClick={() => onChoose(index)}>
                        <Line line={line} lang={lang} />
                      </button>
                    </li>
                  ))}
                </ol>
              </section>
            ),
        )}
      </div>
    </aside>
  )
}

/** Focuses the heading of a panel when it opens, and what was focused before when it closes. */
function useOpenFocus(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    element?.querySelector('h2')?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && element?.contains(document.activeElement))
        opener.focus({ preventScroll: true })
    }
  }, [panel])
}

function Line({ line: { kind, who, text }, lang }: { line: ScriptLine; lang: string | undefined }) {
  if (kind === 'scene') return <span lang={lang}>{text}</span>
  if (kind === 'sound')
    return (
      <>
        <b>{episodeTranscript.sound}</b> <em lang={lang}>{text}</em>
      </>
    )
  const label = kind === 'thought' ? episodeTranscript.thought(who) : who
  return (
    <>
      {label && <b lang={who && lang}>{label}</b>} <q lang={lang}>{text}</q>
    </>
  )
}
