import { roundToDevicePixels } from '@/motion/roundToDevicePixels'
import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { targetSelector } from '../motionTargets'
import { createLetterZoom, type LetterZoom } from './letterZoom'
import { frameAt, momentAt, seriesToLoad, type SeriesFrame } from './sequence'

/** An element that scrolling animates. */
interface Layer {
  /** Sets transform (CSS) and opacity (0–1). Unchanged values are not written again. */
  set: (transform: string, opacity: number) => void
  /** Removes the styles. */
  clear: () => void
}

/** Creates a layer. Without an element its methods do nothing. */
function createLayer(element: HTMLElement | undefined): Layer {
  let lastTransform = ''
  let lastOpacity: number | undefined
  return {
    set: (transform, opacity) => {
      if (!element) return
      if (transform !== lastTransform) element.style.transform = lastTransform = transform
      if (opacity === lastOpacity) return
      lastOpacity = opacity
      element.style.opacity = String(opacity)
    },
    clear: () => {
      element?.style.removeProperty('transform')
      element?.style.removeProperty('opacity')
      lastTransform = ''
      lastOpacity = undefined
    },
  }
}

interface SeriesLayers {
  article: HTMLElement
  sharp: Layer
  back: Layer
  card: Layer
  left: Layer
  right: Layer
  /** Cached size of a figure, px. */
  figure?: { width: number; height: number } | undefined
}

function seriesLayers({ findOne }: MotionKit, article: HTMLElement): SeriesLayers {
  const find = (selector: string) => createLayer(findOne(selector, article))
  return {
    article,
    sharp: find(targetSelector('scene-sharp')),
    back: find(targetSelector('scene-back')),
    card: find(targetSelector('series-card')),
    left: find(targetSelector('figure', 'left')),
    right: find(targetSelector('figure', 'right')),
  }
}

function figureSize({ findOne }: MotionKit, article: HTMLElement) {
  const { offsetWidth: width = 0, offsetHeight: height = 0 } =
    findOne(targetSelector('figure', 'left'), article) ?? {}
  return { width, height }
}

function placeSeries(kit: MotionKit, layers: SeriesLayers, frame: SeriesFrame) {
  const { article, sharp, back, card, left, right } = layers
  const figure = (layers.figure ??= figureSize(kit, article))
  const { stepBack, figures } = frame
  const away = roundToDevicePixels((frame.figuresAwayPercent / 100) * figure.width)
  const rise = roundToDevicePixels((frame.figuresRisePercent / 100) * figure.height)
  // The softer scene is slightly larger and hides the sharp one completely.
  sharp.set('', stepBack >= 1 ? 0 : 1)
  back.set('', stepBack)
  card.set(`translateY(${roundToDevicePixels(frame.cardRisePx)}px)`, frame.card)
  left.set(`translate(${-away}px, ${rise}px)`, figures)
  right.set(`translate(${away}px, ${rise}px)`, figures)
}

function layersOf({ sharp, back, card, left, right }: SeriesLayers): Layer[] {
  return [sharp, back, card, left, right]
}

/**
 * The webtoon section's motion. Each scroll step computes the frame at its progress (`sequence.ts`) and applies it to
 * the layers, so no state is carried over between steps. It writes only transform and opacity, and only changed values.
 */
export const webtoonMotion: SectionMotion = {
  looksSameAtTop: true,
  normal: (kit) => {
    const { ScrollTrigger, findAll, findOne } = kit
    const series = findAll(targetSelector('series')).map((article) => seriesLayers(kit, article))
    const letters: LetterZoom[] = findAll(targetSelector('letter-plate')).map(createLetterZoom)
    const sheet = findOne(targetSelector('cover'))
    const cover = createLayer(sheet)
    const title = createLayer(findOne(targetSelector('title-frame')))

    const show = (progress: number) => {
      const moment = momentAt(progress, series.length)
      const frame = frameAt(moment)
      const needed = seriesToLoad(moment, series.length)
      for (const [index, layers] of series.entries()) {
        const isActive = index === moment.index
        layers.article.toggleAttribute('data-on', isActive)
        layers.article.toggleAttribute('data-reading', isActive && frame.card > 0.5)
        // `data-near` is never removed, so that loaded pictures stay displayed.
        if (index < needed) layers.article.toggleAttribute('data-near', true)
        if (isActive) placeSeries(kit, layers, frame)
        letters[index]?.show(isActive ? frame : null)
      }
      const solid = letters[moment.index]?.isSolid(frame.zoom) ? frame.plate : 0
      cover.set('', Math.max(frame.cover, solid))
      sheet?.toggleAttribute('data-solid', solid > frame.cover)
      title.set(`translateY(${-frame.titleLiftPercent}%)`, 1)
    }

    const settle = () => {
      if (!ScrollTrigger.isScrolling()) for (const each of letters) each.settle()
    }
    const timeline = kit.createTimeline({
      onUpdate: ({ progress }) => show(progress),
      onRefresh: ({ progress }) => {
        for (const each of letters) each.measure()
        for (const each of series) each.figure = undefined
        show(progress)
        settle()
      },
    })
    timeline.scrollTrigger?.refresh()
    ScrollTrigger.addEventListener('scrollEnd', settle)

    return () => {
      ScrollTrigger.removeEventListener('scrollEnd', settle)
      for (const each of [...series.flatMap(layersOf), cover, title]) each.clear()
      for (const each of letters) each.clear()
      sheet?.removeAttribute('data-solid')
      for (const { article } of series)
        for (const name of ['data-on', 'data-reading', 'data-near']) article.removeAttribute(name)
    }
  },
}
