import { create } from 'zustand'

/** Owners of a scroll lock. Scrolling resumes when the last one has unlocked. */
export type ScrollLockOwner = 'side-menu' | 'mini-menu' | 'intro' | 'lightbox' | `dialog:${string}`

interface ScrollStore {
  /** Last known scroll position in px. Read it with `getState`: subscribing would rerender in every frame. */
  scrollY: number
  /** True while the home page's pinned gallery is active; the back-to-top button is hidden then. */
  isPhotoSectionActive: boolean
  lockOwners: ReadonlySet<ScrollLockOwner>
  /**
   * Key (`location.key`) of the history entry whose page has restored its scroll position before paint. The scroll to top on
   * route changes skips that entry, so that going back from a detail returns to the same place in its list.
   */
  restoredEntry: string | null
  setScrollY: (scrollY: number) => void
  setPhotoSectionActive: (active: boolean) => void
  lock: (owner: ScrollLockOwner) => void
  unlock: (owner: ScrollLockOwner) => void
  setRestoredEntry: (locationKey: string) => void
}

/** Scroll position, scroll lock and scroll restoration of the page. */
export const useScroll = create<ScrollStore>()((set, get) => ({
  scrollY: 0,
  isPhotoSectionActive: false,
  lockOwners: new Set(),
  restoredEntry: null,
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
  setRestoredEntry: (restoredEntry) => set({ restoredEntry }),
}))
