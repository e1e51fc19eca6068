import { objectParticle } from '../grammar/josa.ts'

/** The editor of a kind of commission: its fields, the stamp beside them and the works that are its samples. */
export const commissions = {
  fields: {
    title: '이름',
    summary: '설명',
    image: '그림',
    'meta.from': '값, 부터',
    'meta.to': '값, 까지',
    'meta.days': '걸리는 날',
    'meta.revisions': '고침',
    'meta.use': '쓰임',
    'meta.samples': '견본',
    'meta.share': '초점',
  },
  units: { from: '원', to: '원', days: '일쯤', revisions: '번' },
  optional: '선택',
  letters: (count: number, most: number) => `${count}/${most}자`,
  /** `price` is what the stamp shows. */
  priceHint: (price: string, negotiable: string) =>
    `우표에는 ‘${price}’로 나옵니다. 부터를 비우면 ‘${negotiable}’로 나옵니다.`,
  negotiableHint: (negotiable: string) => `부터를 비우면 우표에는 ‘${negotiable}’로 나옵니다.`,
  faults: {
    won: '원 단위의 숫자만 적어 주세요.',
    amount: '정수로 적어 주세요.',
    fromAboveTo: '부터가 까지보다 큽니다.',
  },
  namePlaceholder: '책 표지',
  focusHint: '흰 점을 꼭 보일 곳에',
  stamp: {
    title: '사이트에서는',
    note: '시트의 한 장',
    noPicture: '그림을 올리면 여기에 붙습니다.',
    untitled: '이름 없음',
    /** Joins what belongs to one line. */
    join: (parts: readonly string[]) => parts.join(' · '),
  },
  samples: {
    count: (count: number, most: number) => `${count}/${most}개`,
    add: '견본 더하기',
    full: (most: number) => `견본은 ${most}개까지 고를 수 있습니다.`,
    remove: '빼기',
    removeWork: (title: string) => `${title} 빼기`,
    up: (title: string) => `${title} 위로`,
    down: (title: string) => `${title} 아래로`,
    added: (title: string) => `‘${title}’${objectParticle(title)} 견본에 더했습니다.`,
    removed: (title: string) => `‘${title}’${objectParticle(title)} 견본에서 뺐습니다.`,
    moved: (title: string, position: number) => `‘${title}’, 이제 ${position}번째입니다.`,
    loading: '불러오는 중…',
    unread: '작품을 불러오지 못했습니다.',
    gone: '지워졌거나 휴지통에 있는 작품입니다. 사이트에는 나오지 않습니다.',
    hidden: '게시하지 않은 작품입니다. 사이트에는 나오지 않습니다.',
    /** A work by its collection and number, where its title is not known. */
    numbered: (collection: string, id: number) => `${collection} ${id}번`,
    /** A work and its place: “Lanterns · Episode 3”. */
    place: (series: string, number: string) => `${series} ${number}`,
  },
  search: {
    label: '작품 제목으로 찾기',
    results: '게시한 작품',
    busy: '찾는 중…',
    none: '그런 제목으로 게시한 작품이 없습니다.',
    noWorks: '아직 게시한 작품이 없습니다.',
    found: (count: number) => `작품 ${count}개`,
    failed: (reason: string) => `작품을 다 찾지 못했습니다. ${reason}`,
    chosen: '이미 견본입니다',
  },
}
