import type { SectionMotion } from '@/motion/sectionMotion'
import { createLetters, type Letters } from './letters'
import { layer, type Layer } from './layer'
import { frameAt, momentAt, seriesNeeded, type SeriesFrame } from './sequence'

interface SeriesParts {
  article: HTMLElement
  sharp: Layer
  back: Layer
  card: Layer
  left: Layer
  right: Layer
}

function partsOf(article: HTMLElement): SeriesParts {
  const find = (selector: string) => layer(article.querySelector<HTMLElement>(selector))
  return {
    article,
    sharp: find('[data-scene-sharp]'),
    back: find('[data-scene-back]'),
    card: find('[data-series-card]'),
    left: find('[data-figure="left"]'),
    right: find('[data-figure="right"]'),
  }
}

function placeSeries({ sharp, back, card, left, right }: SeriesParts, frame: SeriesFrame) {
  const { stepBack, figures, figuresRisePercent, figuresAwayPercent } = frame
  // Nothing of it is left to be seen behind the soft one, which is a little larger.
  sharp.put('', stepBack >= 1 ? 0 : 1)
  back.put('', stepBack)
  card.put(`translateY(${frame.cardRisePx}px)`, frame.card)
  left.put(`translate(${-figuresAwayPercent}%, ${figuresRisePercent}%)`, figures)
  right.put(`translate(${figuresAwayPercent}%, ${figuresRisePercent}%)`, figures)
}

function layersOf({ sharp, back, card, left, right }: SeriesParts): Layer[] {
  return [sharp, back, card, left, right]
}

/**
 * The webtoon section's pin. Each scroll step asks `sequence` for the frame at that progress and puts it on the
 * layers, so no state outlives a step: back, jumped or restored, what shows is right. Writes transform and opacity
 * only, and only where they change.
 */
export const webtoonMotion: SectionMotion = {
  startsAlike: true,
  normal: ({ root, ScrollTrigger, all }) => {
    const series = all('[data-series]').map(partsOf)
    const letters: Letters[] = all('[data-plate]').map(createLetters)
    const cover = layer(all('[data-cover]')[0] ?? null)
    const title = layer(all('[data-title-frame]')[0] ?? null)

    const show = (progress: number) => {
      const moment = momentAt(progress, series.length)
      const frame = frameAt(moment)
      const needed = seriesNeeded(moment, series.length)
      for (const [index, parts] of series.entries()) {
        const on = index === moment.index
        parts.article.toggleAttribute('data-on', on)
        parts.article.toggleAttribute('data-reading', on && frame.card > 0.5)
        // What has been fetched once stays.
        if (index < needed) parts.article.toggleAttribute('data-near', true)
        if (on) placeSeries(parts, frame)
        letters[index]?.show(on ? frame : null)
      }
      const solid = letters[moment.index]?.isSolid(frame.zoom) ? frame.plate : 0
      cover.put('', Math.max(frame.cover, solid))
      title.put(`translateY(${-frame.titleLiftPercent}%)`, 1)
    }

    const trigger = ScrollTrigger.create({
      trigger: root,
      start: 'top top',
      end: 'bottom bottom',
      onUpdate: ({ progress }) => show(progress),
      onRefresh: ({ progress }) => {
        for (const each of letters) each.measure()
        show(progress)
      },
    })
    show(trigger.progress)

    return () => {
      for (const each of [...series.flatMap(layersOf), cover, title]) each.clear()
      for (const each of letters) each.clear()
      for (const { article } of series)
        for (const name of ['data-on', 'data-reading', 'data-near']) article.removeAttribute(name)
    }
  },
}
