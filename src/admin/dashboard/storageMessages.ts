import type { StorageWeight } from '@/posts/deskOverview'
import { STORAGE_BYTES } from '@/config/storageSize'
import { formatBytes } from '../components/formatBytes'

/** From which share (0–1) on it is called nearly full, and full. */
const WARNING_SHARE = 0.8
const FULL_SHARE = 0.95

/** One kind of what is stored. */
export interface StoragePart {
  kind: keyof StorageWeight
  label: string
  bytes: number
}

/** What is stored, as it is shown. */
export interface StorageUse {
  total: string
  /** “10GB 가운데 32%”. */
  share: string
  parts: StoragePart[]
  /** What there is to worry about. */
  warning: { tone: 'warn' | 'error'; text: string } | null
}

const labels = {
  photos: '사진',
  works: '작업 그림',
  versions: '이전 판',
  trash: '휴지통',
  unused: '쓰지 않는 그림',
} as const satisfies Record<keyof StorageWeight, string>

const kinds = ['photos', 'works', 'versions', 'trash', 'unused'] as const

/** Puts the weight of the stored files into words; what is used by nothing is named only where there is any. */
export function storageUse(weight: StorageWeight): StorageUse {
  const parts = kinds
    .map((kind) => ({ kind, label: labels[kind], bytes: weight[kind] }))
    .filter(({ kind, bytes }) => kind !== 'unused' || bytes > 0)
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const share = total / STORAGE_BYTES
  const whole = formatBytes(STORAGE_BYTES).replace('.0', '')
  return {
    total: formatBytes(total),
    share: `${whole} 가운데 ${share > 0 && share < 0.01 ? '1% 미만' : `${Math.floor(share * 100)}%`}`,
    parts,
    warning: warningOf(share),
  }
}

function warningOf(share: number): StorageUse['warning'] {
  if (share >= FULL_SHARE) return { tone: 'error', text: '새 사진을 올릴 수 없게 됩니다.' }
  return share >= WARNING_SHARE ? { tone: 'warn', text: '곧 가득 찹니다.' } : null
}
