import { XMLBuilder } from 'fast-xml-parser'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  format: true,
})

/**
 * An object as XML: keys with `@` are attributes, `#text` is what stands between the tags, an array is one element each.
 * Every text is escaped; it must not hold what XML forbids (`plainText` takes that out).
 */
export function xml(document: Record<string, unknown>): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...document })
}
