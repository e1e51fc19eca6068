import { Icon, type IconProps } from '@/ui/icons'

/** A list with its bullets. */
export const ListIcon = (props: IconProps) => (
  <Icon width={18} height={16} {...props}>
    <path d="M5.5 2H18M5.5 8H18M5.5 14H18M0 2h2.4M0 8h2.4M0 14h2.4" />
  </Icon>
)

/** A speech balloon with text. */
export const ScriptIcon = (props: IconProps) => (
  <Icon width={20} height={18} {...props}>
    <path d="M1 1.5h18v11H8.6L5 16.4v-3.9H1ZM5 5.2h10M5 8.6h6" />
  </Icon>
)
