import { type ComponentProps, useEffect, useMemo, useState, type SyntheticEvent } from 'react'
import { Lightbox, type Render, useController } from 'yet-another-react-lightbox'
import { galleryViewer } from '#messages/galleryViewer'
import { DURATION } from '@/config/motion'
import type { SeriesKey } from '@/content/series'
import type { Drawing } from '@/content/series/webtoon'
import { areCharacterKeysEnabled, shortcutProps } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'
import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { classNames } from '@/lib/classNames'
import { useScrollLock } from '@/stores/useScrollLock'
import { ArrowIcon } from '@/ui/icons'
import { Transcript } from '../transcript/Transcript'
import { TranscriptMarkers } from '../transcript/TranscriptMarkers'
import { useTranscript, type TranscriptState } from '../transcript/useTranscript'
import styles from './GalleryLightbox.module.scss'
import 'yet-another-react-lightbox/styles.css'

interface LightboxBarProps {
  drawing: Drawing
  /** The position among the drawings, from 1. */
  position: number
  count: number
  transcript: TranscriptState
}

/** Keeps pointer events on overlays from being handled as swipes. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()

/** The bar below a picture: its title, the transcript button, previous and next. */
function LightboxBar({ drawing, position, count, transcript }: LightboxBarProps) {
  const { prev, next, focus } = useController()
  useTranscriptKey(transcript)
  useEffect(() => {
    // If the focused element was removed, focuses the lightbox, because only it receives key events.
    if (document.activeElement === document.body) focus()
  })
  return (
    <div className={styles.bar} onPointerDown={stopPropagation}>
      <p>
        <b>{drawing.title}</b> <span data-tabular="">{galleryViewer.position(position, count)}</span>
      </p>
      {transcript.lines.length > 0 && (
        <button
          type="button"
          className={styles.transcriptButton}
          aria-expanded={transcript.open}
          {...shortcutProps('T')}
          onClick={transcript.toggle}
        >
          {galleryViewer.transcript.title}
        </button>
      )}
      <button
        type="button"
        className={styles.turn}
        aria-label={galleryViewer.previous}
        onClick={() => prev()}
      >
        <ArrowIcon />
      </button>
      <button type="button" className={styles.turn} aria-label={galleryViewer.next} onClick={() => next()}>
        <ArrowIcon />
      </button>
    </div>
  )
}

/** T toggles the transcript, on any keyboard layout. IME keys are stopped before they reach this listener. */
function useTranscriptKey({ lines, toggle }: TranscriptState) {
  useEffect(() => {
    if (lines.length === 0) return undefined
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.repeat) return
      if (
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.code !== 'KeyT' ||
        !areCharacterKeysEnabled()
      )
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
  /** The index of the visible drawing. */
  index: number
  /** Called when another drawing becomes visible. */
  onTurn: (index: number) => void
  /** Called after the lightbox has closed. */
  onClose: () => void
}

/** Returns whether the browser supports AVIF: if so, it has already loaded panels in that format. */
const supportsAvif = () => Array.from(document.images).some(({ currentSrc }) => currentSrc.endsWith('.avif'))

const getSources = ({ avif, width, height }: Drawing['picture']) =>
  avif.split(', ').flatMap((source) => {
    const [src, size] = source.split(' ')
    const sourceWidth = parseInt(size ?? '', 10)
    return src && sourceWidth > 0
      ? [{ src, width: sourceWidth, height: Math.round((sourceWidth / width) * height) }]
      : []
  })

const createSlides = (drawings: readonly Drawing[], isAvifSupported: boolean) =>
  drawings.map(({ picture, alt }) => ({
    src: picture.src,
    alt,
    width: picture.width,
    height: picture.height,
    ...(isAvifSupported && { srcSet: getSources(picture) }),
  }))

const renderNothing = () => null

/**
 * A full-screen gallery with transcripts. Esc closes, ← and → and swipes change the drawing, T toggles the
 * transcript.
 */
export default function GalleryLightbox({ series, drawings, index, onTurn, onClose }: GalleryLightboxProps) {
  useScrollLock('lightbox', true)
  useEffect(() => {
    window.addEventListener('keydown', stopComposingKeys, true)
    return () => window.removeEventListener('keydown', stopComposingKeys, true)
  }, [])
  const reduceMotion = prefersReducedMotion()
  const [initialIndex] = useState(index)
  const [isAvifSupported] = useState(supportsAvif)
  const slides = useMemo(() => createSlides(drawings, isAvifSupported), [drawings, isAvifSupported])
  const drawing = drawings[index]
  const transcript = useTranscript(series, drawing?.slug ?? '')

  return (
    <Lightbox
      open
      close={onClose}
      index={initialIndex}
      slides={slides}
      on={{ view: ({ index: nextIndex }) => onTurn(nextIndex) }}
      labels={galleryViewer.labels}
      animation={
        reduceMotion ? { fade: 0, swipe: 0, navigation: 0 } : { fade: DURATION.hover, swipe: DURATION.menu }
      }
      carousel={{ padding: 0 }}
      controller={{ closeOnBackdropClick: !transcript.open }}
      noScroll={{ disabled: true }}
      render={
        drawing
          ? createRenderFunctions({ drawing, position: index + 1, count: drawings.length, transcript })
          : {}
      }
      className={classNames(styles.lightbox, transcript.open && styles.withTranscript) ?? ''}
    />
  )
}

/** Returns the render functions for the bar, the transcript and its markers. */
function createRenderFunctions({ drawing, transcript, ...rest }: ComponentProps<typeof LightboxBar>): Render {
  return {
    buttonPrev: renderNothing,
    buttonNext: renderNothing,
    slideFooter: ({ slide }) =>
      transcript.open &&
      slide.src === drawing.picture.src && <TranscriptMarkers drawing={drawing} transcript={transcript} />,
    controls: () => (
      <>
        <LightboxBar drawing={drawing} transcript={transcript} {...rest} />
        {transcript.open && <Transcript transcript={transcript} />}
      </>
    ),
  }
}

/** Stops the library from handling the keys of an IME composition. */
const stopComposingKeys = (event: KeyboardEvent) => {
  if (isComposing(event)) event.stopPropagation()
}
