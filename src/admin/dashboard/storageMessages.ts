import { dashboard } from '#messages/admin/dashboard'
import { STORAGE_BYTES } from '@/config/storageSize'
import type { StorageUsage } from '@/posts/owner/adminOverview'
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
  /** “32% of 10GB”. */
  share: string
  parts: StoragePart[]
  warning: { tone: 'warn' | 'error'; text: string } | null
}

const kinds = ['photos', 'works', 'versions', 'trash', 'unused'] as const

/** Summarizes the storage use. Unused files are listed only if there are any. */
export function summarizeStorage(weight: StorageUsage): StorageSummary {
  const parts = kinds
    .map((kind) => ({ kind, label: dashboard.storage.kinds[kind], bytes: weight[kind] }))
    .filter(({ kind, bytes }) => kind !== 'unused' || bytes > 0)
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0)
  const share = total / STORAGE_BYTES
  const capacity = formatBytes(STORAGE_BYTES).replace('.0', '')
  return {
    total: formatBytes(total),
    share: dashboard.storage.share(
      capacity,
      share > 0 && share < 0.01 ? dashboard.storage.belowOnePercent : `${Math.floor(share * 100)}%`,
    ),
    parts,
    warning: storageWarning(share),
  }
}

function storageWarning(share: number): StorageSummary['warning'] {
  if (share >= FULL_SHARE) return { tone: 'error', text: dashboard.storage.full }
  return share >= WARNING_SHARE ? { tone: 'warn', text: dashboard.storage.nearlyFull } : null
}
