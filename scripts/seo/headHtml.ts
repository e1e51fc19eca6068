import type { Head } from '../../src/ui/head.ts'
import { plainText } from './plainText.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string =>
  plainText(text).replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

/** A page's head as HTML, and its structured data, if there is any. Every text stays text. */
export function headHtml({ title, tags }: Head, jsonLd: object | null = null): string {
  return [
    `<title>${escaped(title)}</title>`,
    ...tags.map(({ tag, attributes }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
      return `<${tag}${written.join('')}>`
    }),
    ...(jsonLd ? [`<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`] : []),
  ].join('\n')
}

/** JSON that may stand in a `<script>`: it holds no `<`, so that nothing in it ends the element or opens a comment. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
