import { localized } from '@/content/localized'

/** Texts of the page with the novels that have no page of their own. */
export const moreStories = localized({
  /** Heading in two parts, which are two lines on phones. */
  heading: { ko: ['더 많은', '이야기'], en: ['More', 'stories'] },
  description: {
    ko: '책으로 묶은 이야기, 공모전에 보낸 이야기, 밤에 쓴 판타지. 첫 장을 이곳에서 읽을 수 있습니다.',
    en: 'Stories bound as books, stories sent to contests, a fantasy written at night. Their first chapters can be read here.',
  },
})
