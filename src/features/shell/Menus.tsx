import type { MenuItem } from '@/content/navigation'
import { MiniMenu } from './MiniMenu'
import { SideMenu } from './SideMenu'

export type Menu = 'side' | 'mini'

interface Props {
  items: readonly MenuItem[]
  open: Menu | null
  onClose: () => void
}

/** The two menus that lie over the page. Loaded when a visitor turns to their buttons. */
export default function Menus({ items, open, onClose }: Props) {
  return (
    <>
      <SideMenu items={items} open={open === 'side'} onClose={onClose} />
      <MiniMenu open={open === 'mini'} onClose={onClose} />
    </>
  )
}
