import type { ReactElement } from 'react'
import satori, { type SatoriOptions } from 'satori'
import { CARD } from './canvas.ts'
import { FAMILY, FontShelf, signsOf } from './fonts.ts'

/** How a text is set, but for its size. */
export interface TextStyle {
  fontFamily: string
  /** In em. */
  letterSpacing?: string
  fontWeight?: 400 | 500 | 600
}

const MEASURED_AT_PX = 100

/** Sets type: turns elements into SVG whose letters are outlines. One for a whole build, as it keeps the fonts read. */
export class Studio {
  readonly #shelf = new FontShelf()

  /** Draws an element over the whole card (or in the size given, px) as SVG, transparent where nothing is. */
  async draw(element: ReactElement, size: { width: number; height: number } = CARD): Promise<Buffer> {
    return Buffer.from(await this.#render(element, size))
  }

  /** The widths of texts on one line, in em of their size. */
  async measure(texts: readonly string[], style: TextStyle): Promise<number[]> {
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
    await this.#render(lines, CARD, {
      onNodeDetected: ({ type, key, width }) => {
        if (type === 'span') widths.set(String(key), width)
      },
    })
    return texts.map((_, index) => (widths.get(String(index)) ?? 0) / MEASURED_AT_PX)
  }

  /** The signs of a text that no font here can draw. */
  async undrawable(text: string): Promise<Set<string>> {
    const missing = new Set<string>()
    await this.#render(<span style={{ fontFamily: FAMILY.text }}>{text}</span>, CARD, {
      loadAdditionalAsset: (_, segment) => {
        for (const sign of signsOf(segment)) if (!this.#shelf.canFallBack(sign)) missing.add(sign)
        return this.#shelf.fallbacks(segment)
      },
    })
    return missing
  }

  #render(
    element: ReactElement,
    size: { width: number; height: number },
    options: Partial<SatoriOptions> = {},
  ): Promise<string> {
    return satori(element, {
      ...size,
      fonts: this.#shelf.fonts,
      loadAdditionalAsset: (_, segment) => this.#shelf.fallbacks(segment),
      ...options,
    })
  }
}
