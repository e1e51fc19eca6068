import { RESERVED } from '@/config/constants'
import { licenseName } from '@/config/licenses'

/** The name of a licence, linked to its text. */
export function LicenseName({ license }: { license: string }) {
  const name = licenseName(license)
  if (license === RESERVED) return name
  return (
    <a rel="license" href={license} data-address={license}>
      {name}
    </a>
  )
}
