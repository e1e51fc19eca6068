/** Differences between versions of a post, in words. */
export const differences = {
  body: '본문',
  quotes: '인용',
  bodyFormatting: '본문의 꾸밈',
  places: (label: string, count: number) => `${label} ${count}곳`,
  picture: (alt: string) => `[그림: ${alt || '대체 텍스트 없음'}]`,
  cutCount: (count: number) => `컷 ${count}개`,
  cut: (number: number) => `${number}번째 컷`,
  altLine: (alt: string) => `대체 텍스트: ${alt}`,
  scriptKinds: { line: '대사', thought: '생각', sound: '소리', scene: '장면' },
  /** `who` is undefined without a speaker. */
  scriptLine: (kind: string, who: string | undefined, text: string) =>
    `${who ? `${kind} ${who}` : kind}: ${text}`,
  share: {
    title: (title: string) => `제목: ${title}`,
    description: (description: string) => `설명: ${description}`,
    focus: (point: string) => `초점: ${point}`,
  },
}
