/** Texts of a photo gallery. Edit this file to adapt a fork. */
export interface GalleryTexts {
  /** Title, shown as large as the page allows. */
  title: string
  /** The two lines next to the title. */
  line: readonly [string, string]
  /** Description for search engines and shared links. */
  description: string
}

export const galleries = {
  a7c2: {
    title: 'A7C2',
    line: ['색이 먼저', '말을 거는 사진들'],
    description: 'SONY A7C2로 찍은 사진들. 색이 먼저 말을 거는 순간을 모았습니다.',
  },
  x100vi: {
    title: 'X100VI',
    line: ['필름처럼', '느리게 고른 사진들'],
    description: 'FUJIFILM X100VI로 찍은 사진들. 필름처럼 느리게 고른 컷을 모았습니다.',
  },
} as const satisfies Record<'a7c2' | 'x100vi', GalleryTexts>
