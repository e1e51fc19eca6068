/** Rights of a picture, as its file states them. */
export interface PictureRights {
  /** Name of the author. */
  creator: string
  notice: string
  /** Absolute address of the licence or of a statement of rights. Null if there is none. */
  statement: string | null
  /** Whether machines may learn from the picture. */
  train: boolean
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Characters that XML forbids, lone surrogates included. */
// oxlint-disable-next-line no-control-regex -- the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const escapeXml = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** Values of `plus:DataMining` (https://ns.useplus.org/LDF/ldf-XMPSpecification). */
const DATA_MINING = 'http://ns.useplus.org/ldf/vocab/DMI-'

/** Returns an XMP packet (ISO 16684-1) with the rights of a picture. */
export function xmpPacket({ creator, notice, statement, train }: PictureRights): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/">',
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(notice)}</rdf:li></rdf:Alt></dc:rights>`,
    statement === null ? '' : `<xmpRights:WebStatement>${escapeXml(statement)}</xmpRights:WebStatement>`,
    `<plus:DataMining>${DATA_MINING}${train ? 'ALLOWED' : 'PROHIBITED'}</plus:DataMining>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('')
}
