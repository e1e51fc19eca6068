import { useScroll } from '@/stores/scroll'

/** Holds the page still behind a dialog: for `Dialog`'s `onPresence`. */
export function lockPageScroll(present: boolean) {
  const { lock, unlock } = useScroll.getState()
  if (present) lock('dialog')
  else unlock('dialog')
}
