import { type StampOptions, layOutStamp } from '../../../src/lib/image/cardPictureLayout.ts'
import type { FocalPoint } from '../../../src/lib/image/cropping.ts'
import { svgImage } from '../pictures.ts'
import { color } from '../repositoryFiles.ts'

/** Radius of a perforation hole, px. */
const HOLE = 5

/** A perforated, rotated postage stamp with a shadow. Without a picture it is blank. */
export async function stamp(
  picture: Buffer | null,
  place: StampOptions & { degrees: number; focus?: FocalPoint | undefined },
): Promise<string> {
  const { left, top, degrees, focus } = place
  const { pitch, columns, rows, width, height, picture: image } = layOutStamp(place)
  const id = `s${left}`
  const hole = (x: number, y: number) => `<circle cx="${left + x}" cy="${top + y}" r="${HOLE}"/>`
  const across = Array.from(
    { length: columns + 1 },
    (_, at) => hole(at * pitch, 0) + hole(at * pitch, height),
  )
  const down = Array.from({ length: rows + 1 }, (_, at) => hole(0, at * pitch) + hole(width, at * pitch))
  const paper = `<rect x="${left}" y="${top}" width="${width}" height="${height}" mask="url(#${id})"`
  return `
    <mask id="${id}" maskUnits="userSpaceOnUse" x="${left}" y="${top}" width="${width}" height="${height}"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#fff"/>${across.join('')}${down.join('')}</mask>
    <filter id="${id}shadow" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="9"/></filter>
    <g transform="rotate(${degrees} ${left + width / 2} ${top + height / 2})">
      <g transform="translate(0 14)" filter="url(#${id}shadow)" opacity=".24">${paper} fill="#3c2c14"/></g>
      ${paper} fill="${color('paper-sheet')}"/>
      ${picture ? await svgImage(picture, image, focus) : `<rect x="${image.left}" y="${image.top}" width="${image.width}" height="${image.height}" fill="${color('paper-ruler')}"/>`}
    </g>`
}

/** A postmark of two rings and three lines around a centre. */
export function postmark(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) rotate(12)" fill="none" stroke="${color('paper-text')}" stroke-width="2.2" opacity=".86"><circle r="46"/><circle r="30"/><path d="M-76 -15h62M-76 0h44M-76 15h62"/></g>`
}
