import { create } from 'zustand'

interface IntroStore {
  /** True while home's intro plays: the header is hidden and the page does not scroll (specification §3). */
  isIntroPlaying: boolean
  setIntroPlaying: (playing: boolean) => void
}

/** Whether home's intro plays, for whoever must keep out of its way. */
export const useIntro = create<IntroStore>()((set) => ({
  isIntroPlaying: false,
  setIntroPlaying: (playing) => set({ isIntroPlaying: playing }),
}))
