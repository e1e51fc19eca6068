import type { SVGProps } from 'react'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'width' | 'height'>

/** A decorative drawing in the text's colour, hidden from assistive technology: name the control instead. Sizes in px. */
export function Icon({ width, height, ...props }: IconProps & { width: number; height: number }) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
      {...props}
    />
  )
}

export const ArrowIcon = (props: IconProps) => (
  <Icon width={18} height={12} {...props}>
    <path d="M0 6h16M11.2 1.2 16.4 6l-5.2 4.8" />
  </Icon>
)

/** Marks links to other sites. */
export const OutIcon = (props: IconProps) => (
  <Icon width={12} height={12} {...props}>
    <path d="M2 10 10 2M3.6 2H10v6.4" />
  </Icon>
)

export const ChevronIcon = (props: IconProps) => (
  <Icon width={18} height={11} {...props}>
    <path d="m1 1.4 8 8 8-8" />
  </Icon>
)

export const CloseIcon = (props: IconProps) => (
  <Icon width={24} height={24} {...props}>
    <path d="M3 3l18 18M21 3 3 21" />
  </Icon>
)

export const UpIcon = (props: IconProps) => (
  <Icon width={16} height={20} {...props}>
    <path d="M8 20V2M2 8l6-6.4L14 8" />
  </Icon>
)

export const DownIcon = (props: IconProps) => (
  <Icon width={12} height={18} {...props}>
    <path d="M6 0v16M1.2 11.2 6 16.4l4.8-5.2" />
  </Icon>
)

export const GearIcon = (props: IconProps) => (
  <Icon width={24} height={24} strokeWidth="1.5" {...props}>
    <circle cx="12" cy="12" r="3.4" />
    <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" />
    <circle cx="12" cy="12" r="6.6" />
  </Icon>
)

/** Bookmarks: two index tabs on the edge of a page. */
export const BookmarksIcon = (props: IconProps) => (
  <Icon width={22} height={14} stroke="none" fill="currentColor" {...props}>
    <path d="M0 0h1.5v14H0zM1.5 0h18v5h-18zM1.5 9h11v5h-11z" />
  </Icon>
)

/** Table of contents: two right-aligned lines. */
export const ContentsIcon = (props: IconProps) => (
  <Icon width={22} height={14} stroke="none" fill="currentColor" {...props}>
    <path d="M0 2h22v1.5H0zM8 10.5h14V12H8z" />
  </Icon>
)

/** Marks an error. */
export const AlertIcon = (props: IconProps) => (
  <Icon width={18} height={18} stroke="none" {...props}>
    <circle cx="9" cy="9" r="8" fill="currentColor" />
    <path d="M9 4.6v5.2M9 12.2v1.4" stroke="var(--surface, #fff)" strokeWidth="1.8" />
  </Icon>
)

export const ShareIcon = (props: IconProps) => (
  <Icon width={18} height={18} {...props}>
    <path d="M9 11.5V1.6M5.2 5 9 1.4 12.8 5M3 8.6v7.8h12V8.6" />
  </Icon>
)

export const PauseIcon = (props: IconProps) => (
  <Icon width={16} height={16} {...props}>
    <path d="M5 2v12M11 2v12" />
  </Icon>
)

export const PlayIcon = (props: IconProps) => (
  <Icon width={16} height={16} {...props}>
    <path d="M4 2.2 13.4 8 4 13.8z" strokeLinejoin="round" />
  </Icon>
)

export const SearchIcon = (props: IconProps) => (
  <Icon width={34} height={34} strokeWidth="2.2" {...props}>
    <circle cx="14" cy="14" r="10.5" />
    <path d="m21.8 21.8 10 10" />
  </Icon>
)

export const SpeakerIcon = (props: IconProps) => (
  <Icon width={20} height={20} {...props}>
    <path d="M3 7.5v5h3.4L11 16.4V3.6L6.4 7.5ZM14 7.4c1.4 1.6 1.4 3.6 0 5.2M16.6 5c2.6 3 2.6 7 0 10" />
  </Icon>
)
