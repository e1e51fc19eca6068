/** The full-screen view of a webtoon's pictures, with their transcripts. */
export const galleryViewer = {
  position: (position: number, count: number) => `갤러리 ${count}장 중 ${position}번째`,
  previous: '이전 그림',
  next: '다음 그림',
  /** Labels of the library, by its English ones. */
  labels: {
    Lightbox: '그림 크게 보기',
    'Photo gallery': '그림 크게 보기',
    Previous: '이전 그림',
    Next: '다음 그림',
    Close: '닫기',
    Slide: '그림',
    Carousel: '그림들',
    '{index} of {total}': '{total}장 중 {index}번째',
  },
  transcript: {
    title: '대본',
    lead: '그림 속 말과 소리를 순서대로 적었습니다.',
    close: '대본 닫기',
    sound: '소리',
    keys: { toggle: '대본 여닫기', line: '다음 줄', picture: '다음 그림' },
    marker: {
      scene: (number: number) => `${number}번 장면`,
      speech: (number: number, who: string) => `${number}번 대사, ${who}`,
      sound: (number: number) => `${number}번 소리`,
    },
  },
}
