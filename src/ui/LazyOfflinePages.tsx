import { lazyOptionalPart } from './lazyPart'

/** `OfflinePages`, loaded on demand. Renders nothing if it fails to load. */
export const LazyOfflinePages = lazyOptionalPart('OfflinePages', () => import('./OfflinePages'))
