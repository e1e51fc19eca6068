/** Difference between the server's clock and this device's, in ms. 0 until the first response. */
let offsetMs = 0

/** The `Date` header is truncated to seconds. Adding one keeps fresh server timestamps from lying in the future. */
const SECOND_MS = 1000

/** `fetch` that measures the server's clock from the `Date` header, which PostgREST exposes to other origins. */
export const fetchWithServerTime: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const serverTime = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(serverTime)) offsetMs = serverTime + SECOND_MS - Date.now()
  return response
}

/** Returns the current server time in ms since 1970, at most one second ahead. */
export function serverNow(): number {
  return Date.now() + offsetMs
}
