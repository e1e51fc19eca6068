// Bytes over the wire by kind of resource, headers included, from the DevTools protocol.
import type { CDPSession } from 'playwright'

export const KINDS = ['fonts', 'scripts', 'styles', 'documents and data', 'pictures', 'film'] as const
export type Kind = (typeof KINDS)[number]
export type Bytes = Record<Kind, number>

const KIND_OF: Record<string, Kind> = {
  Font: 'fonts',
  Script: 'scripts',
  Stylesheet: 'styles',
  Image: 'pictures',
  Media: 'film',
}

/** Starts counting. Returns a function that returns the bytes received so far, unfinished responses included. */
export async function countBytes(cdp: CDPSession): Promise<() => Bytes> {
  const responses = new Map<string, { kind: Kind; bytes: number }>()
  cdp.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (request.url.startsWith('http'))
      responses.set(requestId, { kind: KIND_OF[type] ?? 'documents and data', bytes: 0 })
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId)
    if (response) response.bytes += encodedDataLength
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId)
    if (response) response.bytes = encodedDataLength
  })
  await cdp.send('Network.enable')
  return () => {
    const sum = { fonts: 0, scripts: 0, styles: 0, 'documents and data': 0, pictures: 0, film: 0 }
    for (const { kind, bytes } of responses.values()) sum[kind] += bytes
    return sum
  }
}

export const BYTE_COLUMNS = [...KINDS, 'without pictures and film']

/** The cells of `BYTE_COLUMNS`, in kB. */
export function byteCells(bytesOf: (kind: Kind) => number): number[] {
  const cells = KINDS.map((kind) => bytesOf(kind) / 1000)
  return [...cells, cells.slice(0, KINDS.indexOf('pictures')).reduce((sum, each) => sum + each, 0)]
}
