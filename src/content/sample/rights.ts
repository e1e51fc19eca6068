import type { Rights } from '@/content/types'
import { site } from './site'

/** The rights to the works, in words and for machines. A post may have other terms, which its editor sets. */
export const rights: Rights = {
  license: 'reserved',
  notice: `© 2026 ${site.owner.name}. 모든 권리를 갖습니다.`,
  ai: { search: true, input: true, train: false },
  contact: site.owner.email,
  permissions: [
    { what: '보고, 링크로 나누기', answer: 'yes' },
    { what: '한 컷, 한 단락 인용', note: '이름과 주소를 함께 적습니다', answer: 'yes' },
    { what: '혼자 보려고 저장하기', answer: 'yes' },
    { what: '팬아트와 2차 창작', note: '돈을 받지 않을 때', answer: 'yes' },
    { what: '상품, 광고, 출판', note: '크기와 상관없이', answer: 'ask' },
    { what: '다른 곳에 다시 올리기', note: '번역과 자막을 포함합니다', answer: 'ask' },
    { what: '기계 학습에 쓰기', note: '글, 그림, 사진 모두', answer: 'no' },
  ],
}
