import { episodes as words } from '#messages/admin/episodes'
import { MAX_CUTS, MAX_EPISODE_BYTES } from '@/config/constants'
import { formatBytes } from '../components/formatBytes'

/** The limit of an episode's cuts together, as it is shown. */
export const MAX_EPISODE_SIZE = `${MAX_EPISODE_BYTES / 1024 / 1024}MB`

/** Message for more cuts than an episode may have. */
export const tooManyCutsMessage = (count: number): string => words.errors.tooMany(count, MAX_CUTS)

/** Message for cuts that are too large together. */
export const tooLargeMessage = (bytes: number): string =>
  words.errors.tooLarge(formatBytes(bytes), MAX_EPISODE_SIZE)
