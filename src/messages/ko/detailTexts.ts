/** The parts that the pages of single posts share. */
export const detailTexts = {
  toList: '목록으로',
  neighbours: '앞뒤 글',
  previous: '이전',
  next: '다음',
  /** The post as the sentences below name it. */
  thisPost: '이 글을',
  notFoundTitle: '찾을 수 없습니다',
  notFound: (post: string): [string, string] => [post, '찾을 수 없습니다.'],
  notFoundText: '주소가 잘못되었거나, 지금은 볼 수 없는 쪽입니다.',
  failed: (post: string) => `${post} 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.`,
  rights: '권리',
  share: '공유하기',
  inquire: '이 작품으로 문의',
  addressCopied: '주소를 복사했습니다.',
  addressNotCopied: (url: string) => `주소를 복사하지 못했습니다. ${url}`,
  enlarge: '크게 보기',
  enlargeFailed: '크게 보기를 열지 못했습니다.',
  /** On a post in another language than the page. */
  inLanguage: { ko: '이 글은 한국어로 쓰여 있습니다.', en: '이 글은 영어로 쓰여 있습니다.' },
}
