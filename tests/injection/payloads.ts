// Payloads that do harm when text is not treated as text. Each one that runs sets `window.ran`.
const RUN = 'window.ran=1'

/** Markup that runs on its own or after one interaction. */
const MARKUP = [
  `<script>${RUN}</script>`,
  `<script src=data:,${RUN}></script>`,
  `<script type=module>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x"/></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}>`,
  `<body onload=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<details open ontoggle=${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<iframe src="javascript:parent.${RUN}">`,
  `<object data="javascript:${RUN}">`,
  `<embed src="javascript:${RUN}">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import "https://evil.example/x.css"</style>`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<div style="background:url(javascript:${RUN})">`,
]

/** Sequences that could end the context of a text. */
const BREAKS = ['">', "'>", '</title>', '</script>', '-->', ']]>', '"}]}</script>', '</textarea></style>']

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  ` \u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `javascript:alert(1)//https://a.example`,
  `jav&#x61;script:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cucmFuPTE8L3NjcmlwdD4=`,
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `blob:https://evil.example/x`,
  `file:///etc/passwd`,
  `//evil.example`,
  `\\\\evil.example`,
  `/\\evil.example`,
  `https:evil.example`,
  `https://a.example@evil.example/`,
  `https://evil.example/" onmouseover="${RUN}`,
  `https://evil.example/'><img src=x onerror=${RUN}>`,
  `/storage/v1/object/public/../../../rest/v1/owners`,
  `/storage/v1/object/public/media/"><script>${RUN}</script>`,
  `mailto:a@b.example?body=<script>${RUN}</script>`,
  `filesystem:https://a.example/x`,
  `view-source:https://a.example`,
]

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'dangerouslySetInnerHTML',
]
const POLLUTION = [
  ...NAMES,
  ...NAMES.map((name) => `{"${name}":{"ran":1}}`),
  '__proto__[ran]=1',
  'constructor.prototype.ran=1',
]

const EXPRESSIONS = [
  '{{constructor.constructor("window.ran=1")()}}',
  '${window.ran=1}',
  '<%= window.ran=1 %>',
  '#{window.ran=1}',
  "';window.ran=1;'",
  '";window.ran=1;"',
  '`;window.ran=1;`',
  '\\";window.ran=1//',
  "');window.ran=1;//",
  '\u2028window.ran=1',
  '\u2029window.ran=1',
  'expression(window.ran=1)',
  '}</style><style>*{display:none}',
  'red;background:url(https://evil.example/x)',
  '#fff;}body{display:none',
]

const LETTERS = [
  '\u202egnp.exe',
  '\u2066\u2067\u2068안\u2069',
  '\u061c\u200e\u200f',
  '제목\u202e',
  '\u200b\u200c\u200d\ufeff',
  '가\u200b나',
  '\u00ad\u034f\u115f\u3164\uffa0',
  '\ud83d',
  '\udc00\ud800',
  'a\ud83d"b',
  '\u0000\u0001\u001f\u007f',
  '<\u0000script>window.ran=1</script>',
  '\ufffe\uffff\ufffd',
  '\u0085\u009f',
  'e' + '\u0301'.repeat(500),
  'ﷺ'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(100),
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿🇰🇷',
  'ＪＡＶＡＳＣＲＩＰＴ：window.ran=1',
  '＜script＞window.ran=1＜/script＞',
  'ſcript',
  'İ'.repeat(100),
  '한글'.normalize('NFD'),
  '가'.repeat(1_000_000),
  '<b>'.repeat(10_000),
  ' '.repeat(100_000) + 'x',
  '\n'.repeat(1000) + 'x',
]

const QUERIES = [
  "' or 1=1 --",
  "'; drop table posts_a7c2; --",
  '*)),or=(id.gt.0',
  '),status.eq.draft,(',
  'eq.draft',
  '%25%5f',
  '../../../../etc/passwd',
  '..%2f..%2fadmin',
  '%00',
  '%E0%A4%A',
  'NaN',
  '1e999',
  '-1',
  '9'.repeat(400),
]

/** One payload for each way out of a text: as an element, out of each context, as an address and as a name. */
const ESSENTIAL: readonly string[] = [
  ...BREAKS.flatMap((end) => [`${end}<script>${RUN}</script>`, `${end}<img src=x onerror=${RUN}>`]),
  `<img src=x onerror=${RUN}>`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  '__proto__',
]

/** All payloads without duplicates. */
export const PAYLOADS: readonly string[] = [
  ...new Set([...MARKUP, ...ESSENTIAL, ...ADDRESSES, ...POLLUTION, ...EXPRESSIONS, ...LETTERS, ...QUERIES]),
]

/** Returns the essential payloads and one of `count` shares of all others, so that each is tried somewhere. */
export const payloadShare = (index: number, count: number): string[] =>
  PAYLOADS.filter((payload, at) => ESSENTIAL.includes(payload) || at % count === index)

/** Builds a row with the payload in every field, as a compromised server might send it. */
export function hostileRow(id: number, payload: string): Record<string, unknown> {
  const text = (extra: object = {}) => ({ type: 'text', text: payload, ...extra })
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
  return {
    id,
    // Rows with a blank title are dropped.
    title: `시험 ${payload}`,
    created_at: '2026-11-22T00:00:00Z',
    updated_at: payload,
    published_at: payload,
    image: payload,
    thumbnail: `/storage/v1/object/public/media/${payload}`,
    width: 2400,
    height: 1600,
    placeholder: payload,
    alt: payload,
    summary: payload,
    status: 'published',
    body: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: payload }, content: [text()] },
        paragraph(text({ marks: [{ type: 'link', attrs: { href: payload, onclick: payload } }] })),
        paragraph(text({ marks: [{ type: payload }, { type: 'bold' }] })),
        { type: 'image', attrs: { src: payload, alt: payload, title: payload, onerror: payload } },
        { type: 'image', attrs: { src: `https://a.example/${payload}`, alt: payload } },
        { type: 'codeBlock', attrs: { language: payload }, content: [text()] },
        { type: payload, content: [text()] },
        { type: 'script', content: [text()] },
      ],
    },
    meta: {
      camera: payload,
      lens: payload,
      shutter: payload,
      filmSimulation: payload,
      takenAt: payload,
      recipe: JSON.parse(
        `{"__proto__":"x",${JSON.stringify(payload)}:${JSON.stringify(payload)}}`,
      ) as unknown,
      client: payload,
      category: payload,
      role: payload,
      period: payload,
      tools: [payload, payload],
      link: payload,
      color: payload,
      source: payload,
      series: payload,
    },
  }
}
