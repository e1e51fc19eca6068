// Asks for the answers in the terminal.
import { createInterface } from 'node:readline/promises'
import { PARTS } from './answers.ts'

/** Splits a list that is separated by commas. */
const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Returns a key from a name: its Latin letters and digits, or the fallback. */
const toKey = (name: string, fallback: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '') || fallback

/** Asks all questions. Returns the answers unchecked. An empty optional answer is absent. */
export async function askAnswers(): Promise<unknown> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const ask = async (question: string) => (await terminal.question(`${question}: `)).trim()
  const optional = async (question: string) => (await ask(`${question} (없으면 Enter)`)) || undefined
  try {
    const owner = await ask('이름')
    const ownerEn = await optional('로마자 이름')
    const site = await ask('사이트 이름')
    const email = await ask('전자 우편')
    const handle = await ask('계정 이름, 예: @name')
    const handleUrl = await optional('계정 주소')
    const links = list(await ask('링크, 예: Blog https://…, YouTube https://…')).map((link) => {
      const [, name = '', url = link] = /^(.*?)\s+(\S+)$/.exec(link) ?? []
      return { name, url }
    })
    const headline = (await ask('첫 화면의 큰 글. 줄은 /로 나눕니다')).split('/').map((line) => line.trim())
    const tagline = await ask('한 문장 소개')
    const accent = await ask('강조색, 예: #1f6790')
    const keep = list((await ask(`남길 것 (${PARTS.join(', ')}; 모두면 Enter)`)) || PARTS.join(','))
    const galleries = keep.includes('photos')
      ? list(
          await ask('카메라. 이름/제조사/모델/배치(wall 또는 film), 예: NIKON Zf/NIKON/NIKON Z f/wall'),
        ).map((camera, index) => {
          const [label = '', make = '', model = '', layout = ''] = camera
            .split('/')
            .map((part) => part.trim())
          return { key: toKey(label, `photos${index + 1}`), label, make, model, layout }
        })
      : []
    const series = keep.includes('webtoon')
      ? list(await ask('웹툰. 제목/인물/인물…')).map((text, index) => {
          const [title = '', ...characters] = text.split('/').map((part) => part.trim())
          return { key: toKey(title, `series${index + 1}`), title, characters }
        })
      : []
    const novels = keep.includes('novels')
      ? list(await ask('소설의 제목')).map((title, index) => ({
          key: toKey(title, `novel${index + 1}`),
          title,
        }))
      : []
    const mark = await optional('로고 표시의 SVG 파일. 없으면 머리글자로 만듭니다')
    return {
      owner,
      ...(ownerEn !== undefined && { ownerEn }),
      site,
      email,
      handle,
      ...(handleUrl !== undefined && { handleUrl }),
      links,
      headline,
      tagline,
      accent,
      keep,
      galleries,
      series,
      novels,
      ...(mark !== undefined && { mark }),
    }
  } finally {
    terminal.close()
  }
}
