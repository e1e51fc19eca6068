const format = (count: number) => count.toLocaleString('ko-KR')

/** The editor of a chapter: its text, counts and length. */
export const chapters = {
  publishTab: '게시와 작가의 말',
  text: '본문',
  upTo: (limit: number) => `${format(limit)}자까지`,
  placeholder: '이야기를 적어 보세요. 다른 곳에서 쓴 글을 붙여 넣어도 됩니다.',
  heading: '소제목',
  sceneBreak: '장면 나눔',
  undo: '되돌리기',
  pasted: (paragraphs: number, breaks: number) => {
    const scenes = breaks === 0 ? '를' : `와 장면 나눔 ${breaks}개를`
    return `붙여 넣은 글의 문단 ${paragraphs}개${scenes} 그대로 옮겼습니다.`
  },
  tooLong: (limit: number, letters: number) =>
    `한 장은 ${format(limit)}자까지입니다. 지금 ${format(letters)}자입니다.`,
  counts: {
    afterLetters: (_letters: number) => '자',
    afterMinutes: '분',
    paragraphs: (count: number) => `문단 ${count}`,
    scenes: (count: number) => `장면 ${count}`,
  },
  requirement: {
    none: '본문이 없습니다',
    goWrite: '적으러 가기',
    some: (letters: number) => `본문이 ${format(letters)}자 있습니다`,
    limit: (limit: number) => `한 장은 ${format(limit)}자까지입니다`,
    now: (letters: number) => `지금 ${format(letters)}자입니다.`,
    goShorten: '줄이러 가기',
  },
  lengths: {
    title: '다른 장과 견준 분량',
    chapter: (number: number) => `${number}장`,
    minutes: (minutes: number) => `${minutes}분`,
    afterLength: ' 분량',
  },
}
