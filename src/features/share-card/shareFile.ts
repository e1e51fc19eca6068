import { toPng } from '@/lib/canvas/canvas'

/** A card's canvas as a file. Rejects when the browser can't make one. */
export async function cardFile(canvas: HTMLCanvasElement, fileName: string): Promise<File> {
  return new File([await toPng(canvas)], `${fileName}.png`, { type: 'image/png' })
}

/** Whether the device has a sheet that takes pictures. Asked with an empty one: only kind and name matter. */
export function canShareFiles(): boolean {
  const file = new File([], 'card.png', { type: 'image/png' })
  return typeof navigator.share === 'function' && (navigator.canShare?.({ files: [file] }) ?? false)
}

/** Opens the device's sheet with a picture; false when the visitor closed it. Rejects when the device refuses. */
export async function shareFile(file: File, url: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], url })
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false
    throw error
  }
}
