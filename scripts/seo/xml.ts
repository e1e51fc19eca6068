import { XMLBuilder } from 'fast-xml-parser'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  format: true,
})

/**
 * Serializes an object as XML: keys with `@` are attributes, `#text` is the element's text, an array becomes several elements.
 * Texts are escaped, but must not contain characters that XML forbids (see `plainText`).
 */
export function xml(document: Record<string, unknown>): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...document })
}
