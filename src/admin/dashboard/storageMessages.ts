import type { StorageUsage } from '@/posts/adminOverview'
import { STORAGE_BYTES } from '@/config/storageSize'
import { formatBytes } from '../components/formatBytes'

/** Shares (0–1) from which the storage counts as nearly full and as full. */
const WARNING_SHARE = 0.8
const FULL_SHARE = 0.95

/** One category of stored files. */
export interface StoragePart {
  kind: keyof StorageUsage
  label: string
  bytes: number
}

/** Storage use as it is displayed. */
export interface StorageSummary {
  total: string
  /** “10GB 가운데 32%”. */
  share: string
  parts: StoragePart[]
  warning: { tone: 'warn' | 'error'; text: string } | null
}

const labels = {
  photos: '사진',
  works: '작업 그림',
  versions: '이전 판',
  trash: '휴지통',
  unused: '쓰지 않는 그림',
} as const satisfies Record<keyof StorageUsage, string>

const kinds = ['photos', 'works', 'versions', 'trash', 'unused'] as const

/** Summarizes the storage use. Unused files are listed only if there are any. */
export function summarizeStorage(weight: StorageUsage): StorageSummary {
  const parts = kinds
    .map((kind) => ({ kind, label: labels[kind], bytes: weight[kind] }))
    .filter(({ kind, bytes }) => kind !== 'unused' || bytes > 0)
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const share = total / STORAGE_BYTES
  const capacity = formatBytes(STORAGE_BYTES).replace('.0', '')
  return {
    total: formatBytes(total),
    share: `${capacity} 가운데 ${share > 0 && share < 0.01 ? '1% 미만' : `${Math.floor(share * 100)}%`}`,
    parts,
    warning: storageWarning(share),
  }
}

function storageWarning(share: number): StorageSummary['warning'] {
  if (share >= FULL_SHARE) return { tone: 'error', text: '새 사진을 올릴 수 없게 됩니다.' }
  return share >= WARNING_SHARE ? { tone: 'warn', text: '곧 가득 찹니다.' } : null
}
