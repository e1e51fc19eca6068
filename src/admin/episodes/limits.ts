import { formatBytes } from '../components/formatBytes'

/** Largest number of cuts of an episode. */
export const MAX_CUTS = 200
/** Largest size of all stored cuts of an episode. */
export const MAX_EPISODE_BYTES = 120 * 1024 * 1024
/** Largest number of episodes of a series. */
export const MAX_EPISODES = 500
/** Longest note of the author, in characters. */
export const MAX_NOTE_LENGTH = 500

/** Message for more cuts than an episode may have. */
export const tooManyCutsMessage = (count: number): string =>
  `한 화에 컷은 ${MAX_CUTS}개까지 올릴 수 있습니다. 지금 ${count}개입니다.`

/** Message for cuts that are too large together. */
export const tooLargeMessage = (bytes: number): string =>
  `한 화는 ${MAX_EPISODE_BYTES / 1024 / 1024}MB까지입니다. 지금 ${formatBytes(bytes)}입니다.`
