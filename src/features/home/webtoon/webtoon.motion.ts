import { toDevicePixels } from '@/motion/devicePixels'
import type { MotionKit, SectionMotion } from '@/motion/sectionMotion'
import { targetSelector } from '../motionTargets'
import { createLetters, type Letters } from './letters'
import { frameAt, momentAt, seriesNeeded, type SeriesFrame } from './sequence'

/** An element that scroll moves. */
interface Layer {
  /** Sets transform (CSS) and opacity (0–1); values that stay are not written again. Opacity 0 takes it off the screen. */
  set: (transform: string, opacity: number) => void
  /** Takes back every style. */
  clear: () => void
}

/** Wraps an element for `set`; without an element nothing happens. */
function layer(element: HTMLElement | undefined): Layer {
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
  /** Size of a figure, px, once it has been asked for. */
  figure?: { width: number; height: number } | undefined
}

function seriesLayers({ one }: MotionKit, article: HTMLElement): SeriesLayers {
  const find = (selector: string) => layer(one(selector, article))
  return {
    article,
    sharp: find(targetSelector('scene-sharp')),
    back: find(targetSelector('scene-back')),
    card: find(targetSelector('series-card')),
    left: find(targetSelector('figure', 'left')),
    right: find(targetSelector('figure', 'right')),
  }
}

function figureSize({ one }: MotionKit, article: HTMLElement) {
  const { offsetWidth: width = 0, offsetHeight: height = 0 } =
    one(targetSelector('figure', 'left'), article) ?? {}
  return { width, height }
}

function placeSeries(kit: MotionKit, layers: SeriesLayers, frame: SeriesFrame) {
  const { article, sharp, back, card, left, right } = layers
  const figure = (layers.figure ??= figureSize(kit, article))
  const { stepBack, figures } = frame
  const away = toDevicePixels((frame.figuresAwayPercent / 100) * figure.width)
  const rise = toDevicePixels((frame.figuresRisePercent / 100) * figure.height)
  // Nothing of it is left to be seen behind the soft one, which is a little larger.
  sharp.set('', stepBack >= 1 ? 0 : 1)
  back.set('', stepBack)
  card.set(`translateY(${toDevicePixels(frame.cardRisePx)}px)`, frame.card)
  left.set(`translate(${-away}px, ${rise}px)`, figures)
  right.set(`translate(${away}px, ${rise}px)`, figures)
}

function layersOf({ sharp, back, card, left, right }: SeriesLayers): Layer[] {
  return [sharp, back, card, left, right]
}

/**
 * The webtoon section's pin. Each scroll step asks `sequence` for the frame at that progress and puts it on the
 * layers, so no state outlives a step: back, jumped or restored, what shows is right. Writes transform and opacity
 * only, and only where they change.
 */
export const webtoonMotion: SectionMotion = {
  startsAlike: true,
  normal: (kit) => {
    const { root, ScrollTrigger, all, one } = kit
    const series = all(targetSelector('series')).map((article) => seriesLayers(kit, article))
    const letters: Letters[] = all(targetSelector('letter-plate')).map(createLetters)
    const sheet = one(targetSelector('cover'))
    const cover = layer(sheet)
    const title = layer(one(targetSelector('title-frame')))

    const show = (progress: number) => {
      const moment = momentAt(progress, series.length)
      const frame = frameAt(moment)
      const needed = seriesNeeded(moment, series.length)
      for (const [index, layers] of series.entries()) {
        const on = index === moment.index
        layers.article.toggleAttribute('data-on', on)
        layers.article.toggleAttribute('data-reading', on && frame.card > 0.5)
        // What has been fetched once stays.
        if (index < needed) layers.article.toggleAttribute('data-near', true)
        if (on) placeSeries(kit, layers, frame)
        letters[index]?.show(on ? frame : null)
      }
      const solid = letters[moment.index]?.isSolid(frame.zoom) ? frame.plate : 0
      cover.set('', Math.max(frame.cover, solid))
      sheet?.toggleAttribute('data-solid', solid > frame.cover)
      title.set(`translateY(${-frame.titleLiftPercent}%)`, 1)
    }

    const settle = () => {
      if (!ScrollTrigger.isScrolling()) for (const each of letters) each.settle()
    }
    const trigger = ScrollTrigger.create({
      trigger: root,
      start: 'top top',
      end: 'bottom bottom',
      onUpdate: ({ progress }) => show(progress),
      onRefresh: ({ progress }) => {
        for (const each of letters) each.measure()
        for (const each of series) each.figure = undefined
        show(progress)
        settle()
      },
    })
    show(trigger.progress)
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
