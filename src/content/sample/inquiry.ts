import { localized } from '@/content/localized'
import type { InquiryTexts } from '@/content/types'

/** The terms of commissions, above the letter. */
export const inquiry: InquiryTexts = localized({
  terms: [
    {
      title: { ko: '값', en: 'Price' },
      text: {
        ko: '적힌 값은 시작하는 값입니다. 일의 크기를 듣고 정한 값을 먼저 알려 드리고, 그 뒤로는 올리지 않습니다.',
        en: 'Prices are where a commission starts. You hear the final one before I begin, and it doesn’t rise after that.',
      },
    },
    {
      title: { ko: '차례', en: 'Order' },
      text: {
        ko: '먼저 온 편지부터 답합니다. 보통 사흘 안에 답하고, 늦어지면 접수증에 적습니다.',
        en: 'Letters are answered in the order they arrive, usually within three days. If it takes longer, the receipt says so.',
      },
    },
    {
      title: { ko: '고침', en: 'Revisions' },
      text: {
        ko: '밑그림과 색에서 각각 고칠 수 있습니다. 적힌 횟수를 넘으면 한 번에 값의 10분의 1을 더합니다.',
        en: 'You can ask for changes to the sketch and to the colors. Beyond the number stated, each adds a tenth of the price.',
      },
    },
    {
      title: { ko: '저작권', en: 'Copyright' },
      text: {
        ko: '저작권은 그린 사람에게 남고, 쓰시는 범위를 글로 적어 드립니다. 포트폴리오에 싣지 않기를 바라시면 말씀해 주세요.',
        en: 'The copyright stays with me, and you receive the agreed use in writing. Tell me if the work must not appear in my portfolio.',
      },
    },
    {
      title: { ko: '하지 않는 일', en: 'What I don’t take on' },
      text: {
        ko: '다른 작가의 그림체를 따라 그리는 일, 혐오를 담은 일, 기계 학습에 쓰일 그림은 맡지 않습니다.',
        en: 'I don’t imitate another artist’s style, draw anything hateful, or make pictures for machine learning.',
      },
    },
  ],
})
