import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'

const START = '<x:xmpmeta'
const END = '</x:xmpmeta>'

const item = v.union([
  v.string(),
  v.pipe(
    v.object({ '#text': v.optional(v.string(), '') }),
    v.transform((node) => node['#text']),
  ),
])
const description = v.strictObject({
  '@_rdf:about': v.literal(''),
  'dc:creator': v.object({ 'rdf:Seq': v.object({ 'rdf:li': item }) }),
  'dc:rights': v.object({ 'rdf:Alt': v.object({ 'rdf:li': item }) }),
  'xmpRights:WebStatement': v.optional(v.string()),
  'plus:DataMining': v.string(),
  '@_xmlns:dc': v.literal('http://purl.org/dc/elements/1.1/'),
  '@_xmlns:xmpRights': v.literal('http://ns.adobe.com/xap/1.0/rights/'),
  '@_xmlns:plus': v.literal('http://ns.useplus.org/ldf/xmp/1.0/'),
})
const packet = v.object({
  'x:xmpmeta': v.object({ 'rdf:RDF': v.object({ 'rdf:Description': description }) }),
})

/** Reads the rights in the uncompressed XMP packet of a file. Throws if there is none or more than one. */
export function readXmp(file: Uint8Array) {
  const text = new TextDecoder().decode(file)
  const parts = text.split(START)
  if (parts.length !== 2) throw new Error(`The file has ${parts.length - 1} XMP packets.`)
  const xml = `${START}${parts[1]?.split(END)[0]}${END}`
  if (XMLValidator.validate(xml) !== true) throw new Error('The XMP packet is not well-formed.')
  const parsed: unknown = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
    processEntities: true,
  }).parse(xml)
  const rights = v.parse(packet, parsed)['x:xmpmeta']['rdf:RDF']['rdf:Description']
  return {
    creator: rights['dc:creator']['rdf:Seq']['rdf:li'],
    rights: rights['dc:rights']['rdf:Alt']['rdf:li'],
    statement: rights['xmpRights:WebStatement'],
    dataMining: rights['plus:DataMining'],
  }
}
