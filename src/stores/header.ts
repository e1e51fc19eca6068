import { create } from 'zustand'

/** Whether the site header is hidden by scrolling down. */
const useHidden = create<boolean>()(() => false)

/** Only the header calls this. */
export const setHeaderHidden = (hidden: boolean) => useHidden.setState(hidden, true)

/** Returns whether the header is hidden, for sticky bars below it. False in static HTML. */
export const useHeaderHidden = (): boolean => useHidden()
