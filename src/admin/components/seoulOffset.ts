/** UTC offset of Seoul for ISO 8601. Constant, because Korea has no daylight saving time. */
export const SEOUL_OFFSET = '+09:00'
