import { Icon, type IconProps } from '@/ui/icons'

export const CopyIcon = (props: IconProps) => (
  <Icon width={20} height={20} {...props}>
    <path d="M7 7V3.6h9.4V13H13M3.6 7H13v9.4H3.6z" />
  </Icon>
)

export const SaveIcon = (props: IconProps) => (
  <Icon width={20} height={20} {...props}>
    <path d="M10 3v9.4M6.6 9l3.4 3.4L13.4 9M3.4 12v4.6h13.2V12" />
  </Icon>
)

export const LinkIcon = (props: IconProps) => (
  <Icon width={20} height={20} {...props}>
    <path d="M8.4 11.6a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.6 8.4a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1" />
  </Icon>
)

/** A paper clip. */
export const ClipIcon = (props: IconProps) => (
  <Icon width={27} height={74} strokeWidth="2.6" strokeLinecap="round" {...props}>
    <path d="M20 18v40a8 8 0 0 1-16 0V14a10.5 10.5 0 0 1 21 0v42" />
    <path d="M11.5 24v32a4.2 4.2 0 0 0 8.5 0" />
  </Icon>
)
