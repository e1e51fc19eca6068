import type { ReactElement } from 'react'
import satori, { type SatoriOptions } from 'satori'
import { FAMILY } from '../../src/cards/families.ts'
import type { Measure } from '../../src/cards/fitText.ts'
import { CARD_SIZE } from '../../src/config/socialCard.ts'
import { splitGraphemes } from '../../src/lib/korean/graphemes.ts'
import { CardFonts } from './fonts.ts'

const MEASURED_AT_PX = 100

/** Renders elements to SVG with outlined text. Caches the fonts, so one instance should be shared. */
export class TextRenderer {
  readonly #fonts = new CardFonts()

  /** Draws an element as an SVG of the card's size. */
  async draw(element: ReactElement): Promise<Buffer> {
    return Buffer.from(await this.#render(element))
  }

  /** Measures the widths of single-line texts, in em. */
  readonly measure: Measure = async (texts, style) => {
    const widths = new Map<string, number>()
    const lines = (
      <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        {texts.map((text, index) => (
          <span key={index} style={{ ...style, fontSize: MEASURED_AT_PX, whiteSpace: 'pre' }}>
            {text}
          </span>
        ))}
      </div>
    )
    await this.#render(lines, {
      onNodeDetected: ({ type, key, width }) => {
        if (type === 'span') widths.set(String(key), width)
      },
    })
    return texts.map((_, index) => (widths.get(String(index)) ?? 0) / MEASURED_AT_PX)
  }

  /** Returns the characters of a text that no font covers. */
  async findMissingGlyphs(text: string): Promise<Set<string>> {
    const missing = new Set<string>()
    await this.#render(<span style={{ fontFamily: FAMILY.text }}>{text}</span>, {
      loadAdditionalAsset: (_, segment) => {
        for (const grapheme of splitGraphemes(segment))
          if (!this.#fonts.hasFallback(grapheme)) missing.add(grapheme)
        return this.#fonts.loadFallbacks(segment)
      },
    })
    return missing
  }

  #render(element: ReactElement, options: Partial<SatoriOptions> = {}): Promise<string> {
    return satori(element, {
      ...CARD_SIZE,
      fonts: this.#fonts.fonts,
      loadAdditionalAsset: (_, segment) => this.#fonts.loadFallbacks(segment),
      ...options,
    })
  }
}
