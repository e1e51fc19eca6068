import { create } from 'zustand'

interface IntroStore {
  /** True while the home page's intro plays: the header is hidden and scrolling is locked. */
  isIntroPlaying: boolean
  setIntroPlaying: (playing: boolean) => void
}

export const useIntro = create<IntroStore>()((set) => ({
  isIntroPlaying: false,
  setIntroPlaying: (playing) => set({ isIntroPlaying: playing }),
}))
