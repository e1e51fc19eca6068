import { common } from '#messages/common'
import { site } from '@content/site'

/** The owner's handle, as a link if the account has an address. */
export function SocialHandle() {
  const { handle, handleUrl } = site.owner
  if (!handleUrl) return <span>{handle}</span>
  return (
    <a href={handleUrl} target="_blank" rel="noopener noreferrer">
      {handle}
      <span className="visually-hidden"> {common.newTab}</span>
    </a>
  )
}
