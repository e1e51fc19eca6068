import { describe, expect, it, test } from 'vitest'
import { blocksOfHtml, blocksOfText, type PastedBlock } from '@/admin/chapters/pastedChapter'

const short = (blocks: readonly PastedBlock[]) =>
  blocks.map((block) =>
    block.kind === 'break' ? '—' : block.kind === 'heading' ? `# ${block.text}` : block.text,
  )
const text = (pasted: string) => short(blocksOfText(pasted))
const html = (pasted: string) => {
  const root = document.createElement('div')
  root.innerHTML = pasted
  return short(blocksOfHtml(root))
}

describe('plain text', () => {
  it.each(['＊', '*', '***', '* * *', '＊ ＊ ＊', '⁂', '---', '— — —', '  ***  '])(
    'has a scene break for the line “%s”',
    (mark) => {
      expect(text(`가\n나\n\n${mark}\n\n다`)).toEqual(['가', '나', '—', '다'])
    },
  )

  it('has a paragraph for each line, with or without blank lines between', () => {
    expect(text('가\r\n나\r\n다')).toEqual(['가', '나', '다'])
    expect(text('　가\n\n나\n\n다\n')).toEqual(['가', '나', '다'])
  })

  it('has a scene break for two blank lines', () => {
    expect(text('가\n\n\n나\n\n\n\n')).toEqual(['가', '—', '나'])
  })

  it('keeps marks within sentences, and none at the ends', () => {
    expect(text('***\n별표 * 하나\n-- 하고 말했다.\n***')).toEqual(['별표 * 하나', '-- 하고 말했다.'])
  })
})

test('a document of a word processor keeps its paragraphs, headings and scene breaks', () => {
  const word = `<meta charset="utf-8"><style>p { color: red }</style>
    <h1>1장</h1><p class="MsoNormal"><b>비가</b> <span style="color:red">온다고
    한</span> 사람은<o:p></o:p></p>
    <p class="MsoNormal">&nbsp;</p><p>없었다.<br>정말로.</p>
    <p align="center">* * *</p><div><p>하나</p><hr><p>둘</p></div><img src="file:///a.png">`
  expect(html(word)).toEqual(['# 1장', '비가 온다고 한 사람은', '없었다.', '정말로.', '—', '하나', '—', '둘'])
})

test('two empty paragraphs are a scene break', () => {
  expect(html('<p>가</p><p>&nbsp;</p><p>나</p><p></p><p></p><p>다</p>')).toEqual(['가', '나', '—', '다'])
})
