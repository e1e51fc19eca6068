import { site } from '@/content/site'

/** The owner's handle, as a link if the account has an address. */
export function SocialHandle() {
  if (!site.handleUrl) return <span>{site.handle}</span>
  return (
    <a href={site.handleUrl} target="_blank" rel="noopener noreferrer">
      {site.handle}
      <span className="visually-hidden"> 새 창에서 열림</span>
    </a>
  )
}
