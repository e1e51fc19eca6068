import { INTAKE_TABLE, type Table, VERSIONS_TABLE } from '../../supabase/archive/format.ts'
import { collections } from '../collections.ts'

/** The tables of a backup, in the order of reading and writing. */
export const BACKUP_TABLES: readonly Table[] = [
  ...Object.values(collections).map(({ table }) => table),
  VERSIONS_TABLE,
  INTAKE_TABLE,
  'inquiries',
  'inquiry_messages',
]
