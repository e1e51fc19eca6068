import { type ComponentProps, useEffect, useMemo, useState, type SyntheticEvent } from 'react'
import { Lightbox, type Render, useController } from 'yet-another-react-lightbox'
import { DURATION } from '@/config/motion'
import type { SeriesKey } from '@/content/series'
import type { Drawing } from '@/content/webtoon/webtoon'
import { isComposing } from '@/lib/browser/isComposing'
import { classNames } from '@/lib/classNames'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import { useScrollLock } from '@/stores/useScrollLock'
import { Transcript } from '../transcript/Transcript'
import { TranscriptMarks } from '../transcript/TranscriptMarks'
import { useTranscript, type Script } from '../transcript/useTranscript'
import styles from './GalleryLightbox.module.scss'
import { characterKeysWork, shortcut } from '@/lib/browser/characterKeys'
import { ArrowIcon } from '@/ui/icons'
import 'yet-another-react-lightbox/styles.css'

interface LightboxBarProps {
  drawing: Drawing
  /** Which of the drawings it is, from 1. */
  place: number
  count: number
  script: Script
}

/** What lies above the picture is no swipe of it. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

/** Below the picture: its name, its script, the one before and the one after. */
function LightboxBar({ drawing, place, count, script }: LightboxBarProps) {
  const { prev, next, focus } = useController()
  useScriptKey(script)
  useEffect(() => {
    // What had the focus went with the script or its line; only the lightbox hears its keys.
    if (document.activeElement === document.body) focus()
  })
  return (
    <div className={styles.bar} onPointerDown={stop}>
      <p>
        <b>{drawing.title}</b>{' '}
        <span data-tabular="">
          갤러리 {count}장 중 {place}번째
        </span>
      </p>
      {script.lines.length > 0 && (
        <button
          type="button"
          className={styles.script}
          aria-expanded={script.open}
          {...shortcut('T')}
          onClick={script.toggle}
        >
          대본
        </button>
      )}
      <button type="button" className={styles.turn} aria-label="이전 그림" onClick={() => prev()}>
        <ArrowIcon />
      </button>
      <button type="button" className={styles.turn} aria-label="다음 그림" onClick={() => next()}>
        <ArrowIcon />
      </button>
    </div>
  )
}

/** T opens and closes the script, whatever the keyboard is set to; the lightbox keeps the keys of an IME from it. */
function useScriptKey({ lines, toggle }: Script) {
  useEffect(() => {
    if (lines.length === 0) return undefined
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return
      if (event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyT' || !characterKeysWork())
        return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [lines, toggle])
}

interface GalleryLightboxProps {
  series: SeriesKey
  drawings: readonly Drawing[]
  /** The drawing on show. */
  index: number
  /** Another drawing has come on show. */
  onTurn: (index: number) => void
  /** The lightbox has gone. */
  onClose: () => void
}

const labels = {
  Lightbox: '그림 크게 보기',
  'Photo gallery': '그림 크게 보기',
  Previous: '이전 그림',
  Next: '다음 그림',
  Close: '닫기',
  Slide: '그림',
  Carousel: '그림들',
  '{index} of {total}': '{total}장 중 {index}번째',
}

/** The panels below have been drawn: where they are AVIF, the browser reads it. */
const readsAvif = () => Array.from(document.images).some(({ currentSrc }) => currentSrc.endsWith('.avif'))

const sources = ({ avif, width, height }: Drawing['picture']) =>
  avif.split(', ').flatMap((source) => {
    const [src, size] = source.split(' ')
    const wide = parseInt(size ?? '', 10)
    return src && wide > 0 ? [{ src, width: wide, height: Math.round((wide / width) * height) }] : []
  })

const slidesOf = (drawings: readonly Drawing[], avif: boolean) =>
  drawings.map(({ picture, alt }) => ({
    src: picture.src,
    alt,
    width: picture.width,
    height: picture.height,
    ...(avif && { srcSet: sources(picture) }),
  }))

const LEAVES_NOTHING = () => null

/** The drawings one at a time on the whole screen, with their scripts: Esc closes, ← → and swipes turn, T opens the script. */
export default function GalleryLightbox({ series, drawings, index, onTurn, onClose }: GalleryLightboxProps) {
  useScrollLock('lightbox', true)
  useEffect(() => {
    window.addEventListener('keydown', keepComposing, true)
    return () => window.removeEventListener('keydown', keepComposing, true)
  }, [])
  const still = prefersReducedMotion()
  const [first] = useState(index)
  const [avif] = useState(readsAvif)
  const slides = useMemo(() => slidesOf(drawings, avif), [drawings, avif])
  const drawing = drawings[index]
  const script = useTranscript(series, drawing?.slug ?? '')

  return (
    <Lightbox
      open
      close={onClose}
      index={first}
      slides={slides}
      on={{ view: ({ index: now }) => onTurn(now) }}
      labels={labels}
      animation={
        still ? { fade: 0, swipe: 0, navigation: 0 } : { fade: DURATION.hover, swipe: DURATION.menu }
      }
      carousel={{ padding: 0 }}
      controller={{ closeOnBackdropClick: !script.open }}
      noScroll={{ disabled: true }}
      render={drawing ? partsOf({ drawing, place: index + 1, count: drawings.length, script }) : {}}
      className={classNames(styles.lightbox, script.open && styles.besideScript) ?? ''}
    />
  )
}

/** The bar below a picture, its script beside it, and the script's numbers on it. */
function partsOf({ drawing, script, ...where }: ComponentProps<typeof LightboxBar>): Render {
  return {
    buttonPrev: LEAVES_NOTHING,
    buttonNext: LEAVES_NOTHING,
    slideFooter: ({ slide }) =>
      script.open &&
      slide.src === drawing.picture.src && <TranscriptMarks drawing={drawing} script={script} />,
    controls: () => (
      <>
        <LightboxBar drawing={drawing} script={script} {...where} />
        {script.open && <Transcript script={script} />}
      </>
    ),
  }
}

/** The library would turn and close by the keys of an IME at work, which are nobody's here. */
const keepComposing = (event: KeyboardEvent) => {
  if (isComposing(event)) event.stopPropagation()
}
