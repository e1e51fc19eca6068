import { create } from 'zustand'

/** Who may hold the page still. Scrolling resumes when the last owner lets go. */
export type ScrollLockOwner = 'side-menu' | 'mini-menu' | 'intro' | 'lightbox' | `dialog:${string}`

interface ScrollStore {
  /** Last known vertical position in px; read it through `getState`, never per frame in a render. */
  scrollY: number
  /** True while home's pinned gallery is active (specification §3): back to top keeps out of its way. */
  isPhotoSectionActive: boolean
  lockOwners: ReadonlySet<ScrollLockOwner>
  /**
   * Key of the history entry (`location.key`) whose page has put the scroll where it belongs, before paint. The scroll
   * to top on a route change spares that entry: it is a detail's way back to its list (decisions §10.10).
   */
  placedEntry: string | null
  setScrollY: (scrollY: number) => void
  setPhotoSectionActive: (active: boolean) => void
  lock: (owner: ScrollLockOwner) => void
  unlock: (owner: ScrollLockOwner) => void
  setPlacedEntry: (locationKey: string) => void
}

/** Where the page is scrolled to, who holds it still, and for which history entry it has been placed. */
export const useScroll = create<ScrollStore>()((set, get) => ({
  scrollY: 0,
  isPhotoSectionActive: false,
  lockOwners: new Set(),
  placedEntry: null,
  setScrollY: (scrollY) => {
    if (scrollY !== get().scrollY) set({ scrollY })
  },
  setPhotoSectionActive: (active) => {
    if (active !== get().isPhotoSectionActive) set({ isPhotoSectionActive: active })
  },
  lock: (owner) => {
    if (!get().lockOwners.has(owner)) set({ lockOwners: new Set(get().lockOwners).add(owner) })
  },
  unlock: (owner) => {
    if (!get().lockOwners.has(owner)) return
    const lockOwners = new Set(get().lockOwners)
    lockOwners.delete(owner)
    set({ lockOwners })
  },
  setPlacedEntry: (placedEntry) => set({ placedEntry }),
}))
