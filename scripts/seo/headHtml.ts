import type { Head } from '../../src/ui/head.ts'
import { plainText } from './plainText.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string =>
  plainText(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** Returns a page's head and structured data as HTML. All texts are escaped. */
export function headHtml({ title, tags }: Head, jsonLd: object | null = null): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ tag, attributes }) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      return `<${tag}${list.join('')}>`
    }),
    ...(jsonLd ? [`<script type="application/ld+json">${jsonForScript(jsonLd)}</script>`] : []),
  ].join('\n')
}

/** Returns JSON for a `<script>`. It contains no `<`, so no text can end the element or start a comment. */
export function jsonForScript(data: object | null): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
