/** How far the clock of the site's home is ahead of UTC, as ISO 8601 writes it: Korea knows no summer time. */
export const SEOUL_OFFSET = '+09:00'
