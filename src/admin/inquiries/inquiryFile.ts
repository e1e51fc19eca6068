import { exportInquiry } from '@/inquiries/ownerInquiries'
import { saveFile } from '@/lib/browser/saveFile'
import { DataError } from '@/supabase/errors'
import { toSeoulFields } from '../components/seoulTime'
import { asOwner } from '../connection/connection'

/**
 * Saves everything that is stored of an inquiry as a JSON file, for the person whom it concerns: `inquiry-12-2026-11-29.json`, with the day
 * on which it came. Throws `DataError`.
 */
export async function saveInquiryFile({ id, createdAt }: { id: number; createdAt: string }): Promise<void> {
  const stored = await asOwner(() => exportInquiry(id))
  if (!stored) throw new DataError('missing', 'The inquiry no longer exists.')
  const content = new Blob([`${JSON.stringify(stored, null, 2)}\n`], { type: 'application/json' })
  saveFile(content, `inquiry-${id}-${toSeoulFields(createdAt).date}.json`)
}
