import { font, loadFirstPicture, loadLetters } from '@/lib/canvas/canvas'
import { tokenColor } from '@/lib/canvas/colors'
import { loadLogo } from '@/lib/canvas/logo'
import type { ShareSubject } from '../subject'

const LOGO_HEIGHT = 54

/** All that a card is drawn from and that has to come first. */
export interface Material {
  logo: { light: HTMLCanvasElement; dark: HTMLCanvasElement }
  picture: HTMLImageElement | null
}

/** Loads letters, lettering and picture of a subject. Rejects when the picture that the card is about can't be had. */
export async function loadMaterial(subject: ShareSubject): Promise<Material> {
  const words = Object.values(subject).flat().join(' ')
  const [light, dark, picture] = await Promise.all([
    loadLogo(LOGO_HEIGHT, tokenColor('night-text')),
    loadLogo(LOGO_HEIGHT, tokenColor('paper-text')),
    subject.kind === 'photo' ? loadFirstPicture(subject.sources) : null,
    loadLetters([font('korean', 74), font('read', 31), font('sans', 28), font('sans', 30, 500)], words),
  ])
  if (subject.kind === 'photo' && !picture) throw new Error('The photograph can not be had.')
  return { logo: { light, dark }, picture }
}
