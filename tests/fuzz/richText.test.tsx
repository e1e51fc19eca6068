import { Editor, getSchema } from '@tiptap/react'
import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { parseRichText, RICH_TEXT_LIMITS } from '@/posts/parseRichText'
import { bodyExtensions } from '@/admin/editor/bodyExtensions'
import { EditorDocument, serializeBody } from '@/admin/editor/editorDocument'
import { RichText } from '@/features/richText/RichText'
import { dangersIn } from '../injection/dangers'
import { anyJson, anyText, runs } from './runs'

type Stored = Record<string, unknown>

const schema = getSchema(bodyExtensions)
const names = [...Object.keys(schema.nodes), 'callout', 'script', '__proto__']
const address = fc.oneof(
  anyText,
  anyText.map((rest) => `https://${rest}`),
  anyText.map((rest) => `/storage/v1/object/public/media/${rest}`),
)
const attrs = fc.oneof(
  fc.record(
    {
      level: anyJson,
      start: anyJson,
      href: address,
      src: address,
      alt: anyText,
      width: anyJson,
      unread: anyText,
    },
    { requiredKeys: [] },
  ),
  anyJson,
)
const mark = fc.oneof(
  fc.record(
    { type: fc.oneof(fc.constantFrom(...Object.keys(schema.marks), 'color'), anyText), attrs },
    { requiredKeys: ['type'] },
  ),
  anyJson,
)
const text = fc.record({
  type: fc.constant('text'),
  text: anyText,
  marks: fc.array(mark, { maxLength: 3 }),
})
/** Trees of known and unknown node types, with damaged parts. */
const { nodes } = fc.letrec<{ nodes: unknown[]; node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    anyJson,
    fc.record({ type: fc.constantFrom('paragraph', 'heading', 'codeBlock'), attrs, content: fc.array(text) }),
    fc.record(
      {
        type: fc.oneof(fc.constantFrom(...names), anyText),
        attrs,
        text: anyText,
        marks: fc.oneof(fc.array(mark, { maxLength: 2 }), anyJson),
        content: fc.oneof({ weight: 8, arbitrary: tie('nodes') }, { weight: 1, arbitrary: anyJson }),
      },
      { requiredKeys: ['type'] },
    ),
  ),
  nodes: fc.array(tie('node'), { maxLength: 4 }),
}))
const body = nodes.map((content): Stored => ({ type: 'doc', content }))

/** Opens a stored body in the editor and returns what the editor would save. */
function openAndStore(stored: Stored): Stored | null {
  const { node } = new EditorDocument(schema, stored)
  const editor = new Editor({ extensions: bodyExtensions, content: node.toJSON(), injectCSS: false })
  try {
    return serializeBody(editor)
  } finally {
    editor.destroy()
  }
}

test('any body renders as safe text, pictures and links, or not at all', () => {
  let rendered = 0
  fc.assert(
    fc.property(fc.oneof(body, anyJson), (stored) => {
      const document = parseRichText(stored)
      if (!document) return
      rendered += 1
      expect(JSON.stringify(document).length).toBeLessThan(3 * RICH_TEXT_LIMITS.characters)
      const page = window.document.createElement('template')
      page.innerHTML = renderToStaticMarkup(<RichText document={document} />)
      expect(dangersIn(page.content)).toEqual([])
      for (const { protocol } of page.content.querySelectorAll('a'))
        expect(['http:', 'https:', 'mailto:']).toContain(protocol)
    }),
    runs(300),
  )
  expect(rendered).toBeGreaterThan(20)
})

test('any body opens in the editor, and saving it is idempotent', () => {
  // TipTap warns about content that does not fit the schema, and would parse it again as HTML.
  const warned = vi.spyOn(console, 'warn')
  fc.assert(
    fc.property(fc.oneof(body, fc.dictionary(anyText, anyJson)), (stored) => {
      const once = openAndStore(stored)
      if (once) expect(openAndStore(once)).toEqual(once)
    }),
    runs(150),
  )
  expect(warned).not.toHaveBeenCalled()
})

test('unknown nodes are stored unchanged and in place', () => {
  const isKnown = (value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && String(value.type) in schema.nodes
  const unknown = fc
    .oneof(anyJson, fc.record({ type: anyText, attrs: anyJson, content: anyJson }))
    .filter((value) => !isKnown(value))
  const words = fc.record({ type: fc.constant('text'), text: fc.constantFrom('가', 'a ', '🏴') })
  // Adjacent text nodes would be merged.
  const line = fc.record({
    type: fc.constant('paragraph'),
    content: fc.array(fc.tuple(words, unknown), { minLength: 1, maxLength: 3 }).map((pairs) => pairs.flat()),
  })
  const quote = fc.record({
    type: fc.constant('blockquote'),
    content: fc.array(fc.oneof(line, unknown), { minLength: 1, maxLength: 3 }),
  })
  const whole = fc
    .array(fc.oneof(line, quote, unknown), { minLength: 1, maxLength: 4 })
    .map((content): Stored => ({ type: 'doc', content }))
  fc.assert(
    fc.property(whole, (stored) => {
      expect(openAndStore(stored)).toEqual(stored)
    }),
    runs(150),
  )
})
