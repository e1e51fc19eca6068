/** Kinds and states of inquiries, as senders read them. */
export const inquiryNames = {
  kinds: { commission: '의뢰', work: '외주 제안', use: '작품 이용', other: '그 밖의 문의' },
  states: {
    received: '받음',
    answered: '답함',
    working: '진행 중',
    done: '끝남',
    declined: '받지 않음',
    withdrawn: '취소함',
    spam: '받음',
  },
  /** A kind of inquiry and the kind of commission. */
  subject: (kind: string, commission: string | null) => (commission ? `${kind} · ${commission}` : kind),
}
