import { toAbsoluteUrl } from '@/config/base'
import { paths } from '@/config/paths'

/** Returns the route of a receipt. The token is in the fragment, which browsers never send. */
export const receiptRoute = (token: string): string => `${paths.receipt}#${token}`

/** Returns the absolute address of a receipt. */
export const receiptUrl = (token: string): string => toAbsoluteUrl(receiptRoute(token))
