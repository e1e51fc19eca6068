import { lazyExtra } from './lazyPart'

/** Below what says that something did not come: what opens all the same. Nothing where nothing was kept. */
export const KeptPagesPart = lazyExtra('KeptPages', () => import('./KeptPages'))
