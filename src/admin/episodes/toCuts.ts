import { publicObjectUrl } from '@/supabase/uploads'
import type { CutEntry, UnreadEntry } from '../upload/cutEntries'
import type { CutPicture } from '../upload/imageMessages'

/** Returns the cuts of a read file. They are not in storage yet. The first one keeps the texts of the cut that it replaces. */
export function toCuts(
  { source, name, replaces }: UnreadEntry,
  pieces: CutPicture['pieces'],
): readonly CutEntry[] {
  return pieces.map(({ full, width, height, placeholder }, index): CutEntry => {
    const id = pieces.length === 1 ? source : `${source}-${index + 1}`
    const extension = full.type === 'image/webp' ? 'webp' : 'jpg'
    const { script, alt } = (index === 0 && replaces) || {}
    return {
      ...(script && { script }),
      ...(alt && { alt }),
      image: publicObjectUrl(`${id}.${extension}`),
      width,
      height,
      placeholder,
      name,
      bytes: full.size,
      pending: true,
    }
  })
}
