/** Texts of the page with the novels that have no page of their own. */
export const moreStories = {
  /** Heading in two parts, which are two lines on phones. */
  heading: ['더 많은', '이야기'],
  description: '책으로 묶은 이야기, 공모전에 보낸 이야기, 밤에 쓴 판타지. 첫 장을 이곳에서 읽을 수 있습니다.',
} as const
