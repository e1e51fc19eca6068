/** How far the server's clock is ahead of this device's, in ms; 0 until an answer has told. */
let ahead = 0

/** `Date` is cut to whole seconds. At the second's end, nothing that the server has just dated lies ahead. */
const SECOND_MS = 1000

/** `fetch` that notes the server's clock (`Date`, which PostgREST shows to other origins, too). */
export const fetchAndNoteTime: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const told = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(told)) ahead = told + SECOND_MS - Date.now()
  return response
}

/** Now by the server's clock as far as it is known, at most a second late; ms since 1970. */
export function serverNow(): number {
  return Date.now() + ahead
}
