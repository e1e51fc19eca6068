import { MAX_CUTS, MAX_EPISODE_BYTES } from '@/config/constants'
import { formatBytes } from '../components/formatBytes'

/** Message for more cuts than an episode may have. */
export const tooManyCutsMessage = (count: number): string =>
  `한 화에 컷은 ${MAX_CUTS}개까지 올릴 수 있습니다. 지금 ${count}개입니다.`

/** Message for cuts that are too large together. */
export const tooLargeMessage = (bytes: number): string =>
  `한 화는 ${MAX_EPISODE_BYTES / 1024 / 1024}MB까지입니다. 지금 ${formatBytes(bytes)}입니다.`
