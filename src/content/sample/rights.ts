import { localized } from '@/content/localized'
import type { Rights } from '@/content/types'
import { site } from './site'

/** The rights to the works, in words and for machines. A post may have other terms, which its editor sets. */
export const rights: Rights = localized({
  license: 'reserved',
  notice: {
    ko: `© 2026 ${site.owner.name}. 모든 권리를 갖습니다.`,
    en: `© 2026 ${site.owner.name}. All rights reserved.`,
  },
  ai: { search: true, input: true, train: false },
  contact: site.owner.email,
  permissions: [
    { what: { ko: '보고, 링크로 나누기', en: 'Viewing, and sharing by link' }, answer: 'yes' },
    {
      what: { ko: '한 컷, 한 단락 인용', en: 'Quoting one panel or one paragraph' },
      note: { ko: '이름과 주소를 함께 적습니다', en: 'With the name and the address' },
      answer: 'yes',
    },
    { what: { ko: '혼자 보려고 저장하기', en: 'Saving for yourself' }, answer: 'yes' },
    {
      what: { ko: '팬아트와 2차 창작', en: 'Fan art and derivative works' },
      note: { ko: '돈을 받지 않을 때', en: 'If no money is charged' },
      answer: 'yes',
    },
    {
      what: { ko: '상품, 광고, 출판', en: 'Merchandise, advertising, publishing' },
      note: { ko: '크기와 상관없이', en: 'Whatever the size' },
      answer: 'ask',
    },
    {
      what: { ko: '다른 곳에 다시 올리기', en: 'Reposting elsewhere' },
      note: { ko: '번역과 자막을 포함합니다', en: 'Including translations and subtitles' },
      answer: 'ask',
    },
    {
      what: { ko: '기계 학습에 쓰기', en: 'Machine learning' },
      note: { ko: '글, 그림, 사진 모두', en: 'Texts, drawings and photos alike' },
      answer: 'no',
    },
  ],
})
