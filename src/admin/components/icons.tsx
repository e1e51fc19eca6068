import type { ReactNode } from 'react'
import { Icon } from '@/ui/icons'

/** An icon of the admin area, 20 × 20 px. */
function icon(drawing: ReactNode) {
  return function AdminIcon() {
    return (
      <Icon width={20} height={20} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        {drawing}
      </Icon>
    )
  }
}

export const SearchIcon = icon(
  <>
    <circle cx="9" cy="9" r="5.6" />
    <path d="m13.2 13.2 4 4" />
  </>,
)
export const PlusIcon = icon(<path d="M10 4v12M4 10h12" />)
export const PencilIcon = icon(
  <path d="M4 16l1-4 8.6-8.6a1.8 1.8 0 0 1 2.6 0l.4.4a1.8 1.8 0 0 1 0 2.6L8 15z" />,
)
export const TrashIcon = icon(<path d="M4 6h12M8 6V4h4v2M6 6l.8 11h6.4L14 6" />)
export const RestoreIcon = icon(<path d="M4 8h8.5a4 4 0 0 1 0 8H9M7 4.5 3.5 8 7 11.5" />)
export const WarnIcon = icon(<path d="M10 3.5 17.5 16h-15zM10 8.2v3.6M10 13.9v.1" />)
export const PictureIcon = icon(<path d="M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2-2 4.5 4.5M12.8 7.6v.1" />)
export const LetterIcon = icon(<path d="M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5" />)
export const ClockIcon = icon(<path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.2l2.6 1.6" />)
export const LinkIcon = icon(
  <path d="m8.4 11.6 3.2-3.2M9 6.4l2-2a3.3 3.3 0 0 1 4.6 4.6l-2 2M11 13.6l-2 2A3.3 3.3 0 0 1 4.4 11l2-2" />,
)
export const PublishIcon = icon(<path d="M10 13V4M6.4 7.4 10 3.8l3.6 3.6M4 13v3h12v-3" />)
export const UnpublishIcon = icon(<path d="M10 4v9M6.4 9.6 10 13.2l3.6-3.6M4 13v3h12v-3" />)
export const SiteIcon = icon(<path d="M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7" />)
export const LogoutIcon = icon(<path d="M8 4H4v12h4M12 7l3 3-3 3M15 10H8" />)
export const ServerIcon = icon(
  <>
    <ellipse cx="10" cy="5" rx="6" ry="2.4" />
    <path d="M4 5v10c0 1.3 2.7 2.4 6 2.4s6-1.1 6-2.4V5M4 10c0 1.3 2.7 2.4 6 2.4s6-1.1 6-2.4" />
  </>,
)
export const GripIcon = icon(
  <path d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01" strokeWidth="2.4" />,
)
export const FirstIcon = icon(<path d="M4 4h12M10 17V8M6.4 11.4 10 7.8l3.6 3.6" />)
export const BackIcon = icon(<path d="M17 10H3M8 5l-5 5 5 5" />)
export const ForwardIcon = icon(<path d="M3 10h14M12 5l5 5-5 5" />)
export const UploadIcon = icon(<path d="M10 13V3M6.4 6.4 10 2.8l3.6 3.6M3 13v4h14v-4" />)
export const RebuildIcon = icon(
  <path d="M4 9a6 6 0 0 1 10.5-3.2L16.5 8M16.5 4v4h-4M16 11a6 6 0 0 1-10.5 3.2L3.5 12M3.5 16v-4h4" />,
)
export const CrossIcon = icon(<path d="M5 5l10 10M15 5 5 15" />)
export const CheckIcon = icon(<path d="m4 10.4 4 4 8-9" />)
export const NumberedIcon = icon(
  <path d="M8.5 5h8M8.5 10h8M8.5 15h8M3.4 4.2l1.2-.8v3.4M3.2 9a1 1 0 0 1 1.9.5c0 .9-1.9 1.4-1.9 2.2h2M3.2 13.6h1.9l-1.1 1.3a1 1 0 1 1-.9 1.6" />,
)
export const CodeIcon = icon(<path d="m7 6-4 4 4 4M13 6l4 4-4 4" />)
export const RedoIcon = icon(<path d="M16.5 8H8a4 4 0 0 0 0 8h4M13 4.5 16.5 8 13 11.5" />)
export const UndoIcon = icon(<path d="M3.5 8H12a4 4 0 0 1 0 8H8M7 4.5 3.5 8 7 11.5" />)
export const TextIcon = icon(<path d="M5 3h7l3.5 3.5V17H5zM12 3v3.5h3.5M7.6 10h5M7.6 13h5" />)
export const DownloadIcon = icon(<path d="M10 3.5v9M6.4 9 10 12.6 13.6 9M4 16.5h12" />)
export const ArrowUpIcon = icon(<path d="M10 16V4.4M5.4 9 10 4.4 14.6 9" />)
export const ArrowDownIcon = icon(<path d="M10 4v11.6M5.4 11l4.6 4.6 4.6-4.6" />)
