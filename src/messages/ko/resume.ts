const COUNTS = ['', '하나', '둘', '셋']

/** The links back to what the visitor last read. */
export const resume = {
  title: '읽던 자리',
  clear: '지우기',
  note: '이 브라우저에만 남습니다.',
  tabs: { story: '스토리', characters: '캐릭터', gallery: '갤러리' },
  tab: (name: string) => `${name} 탭`,
  chapter: (number: number) => `${number}장`,
  episode: (number: number) => `${number}화`,
  progress: (at: string, percent: number) => `${at}, ${percent}%까지`,
  spokenProgress: (at: string, title: string, percent: number) => `${at} ${title}, ${percent}%까지`,
  photos: (count: number) => `사진 ${COUNTS[count] ?? ''}`,
  lastPhotos: (count: number) => `마지막으로 본 사진 ${COUNTS[count] ?? ''}`,
  cleared: '읽던 자리를 지웠습니다.',
  undo: '되돌리기',
}
