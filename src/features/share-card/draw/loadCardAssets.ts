import { canvasFont, loadFirstImage, loadFonts } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import { loadLogo } from '@/lib/canvas/logo'
import logo from '@content/art/logo/logo.svg'
import type { ShareSubject } from '../shareSubject'

const LOGO_HEIGHT = 54

/** The images that a card is drawn from. */
export interface CardAssets {
  logo: { light: HTMLCanvasElement; dark: HTMLCanvasElement }
  picture: HTMLImageElement | null
}

/** Loads the fonts, the logo and the picture of a card. Rejects if a photograph cannot be loaded. */
export async function loadCardAssets(subject: ShareSubject): Promise<CardAssets> {
  const words = Object.values(subject).flat().join(' ')
  const [light, dark, picture] = await Promise.all([
    loadLogo(logo, LOGO_HEIGHT, tokenColor('night-text')),
    loadLogo(logo, LOGO_HEIGHT, tokenColor('paper-text')),
    subject.kind === 'photo' ? loadFirstImage(subject.sources) : null,
    loadFonts(
      [canvasFont('korean', 74), canvasFont('read', 31), canvasFont('sans', 28), canvasFont('sans', 30, 500)],
      words,
    ),
  ])
  if (subject.kind === 'photo' && !picture) throw new Error('The photograph can not be had.')
  return { logo: { light, dark }, picture }
}
