import { topicParticle } from '../grammar/josa.ts'

const ordinals = ['첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

/** “세 번째”. */
const ordinal = (position: number) => `${ordinals[position - 1] ?? position} 번째`

/** The start page of the admin area. */
export const dashboard = {
  title: '관리',
  lead: '오늘은 어떤 페이지를 채울까요?',
  notConnected: '서버에 연결되지 않았습니다. 지금은 사이트에 게시된 것만 보이고, 저장할 때 연결을 묻습니다.',
  connect: '연결하기',
  collections: '컬렉션',
  emptyCollection: '아직 비어 있습니다.',
  allPublished: '모두 게시됨',
  drafts: (count: number) => `임시저장 ${count}`,
  scheduledPosts: (count: number) => `예약 ${count}`,
  /** The word behind the number of posts of a collection. */
  unit: (_count: number, unit: string) => unit,
  newItem: (collection: string, noun: string, _label: string) => `${collection}: 새 ${noun} 새로 올리기`,
  block: {
    failed: (reason: string) => `불러오지 못했습니다. ${reason}`,
    retry: (title: string) => `${title} 다시 시도`,
    disconnected: '서버에 연결하면 여기에 보입니다.',
  },
  todo: {
    title: '할 일',
    count: (count: number) => `${count}가지`,
    nothing: '할 일이 없습니다. 새 글을 쓸 시간입니다.',
    post: (collection: string, title: string) => `${collection} ‘${title}’`,
    brokenPictures: (count: number) => `끊어진 그림 ${count}개`,
    brokenPicture: (post: string, place: number) =>
      `${post} ${place === 0 ? '대표 그림' : `본문의 ${ordinal(place)} 그림`}`,
    brokenLinks: (count: number) => `끊어진 링크 ${count}개`,
    brokenLink: (post: string, words: string) => `${post} 본문의 ‘${words}’`,
    missingAlt: (count: number) => `대체 텍스트 없는 사진 ${count}장`,
    missingAltOf: (titles: readonly string[], others: number) =>
      titles.join(', ') + (others > 0 ? ` 외 ${others}장` : ''),
    drafts: (count: number) => `임시저장 ${count}편`,
    oldestDraft: (title: string, days: number) =>
      `${title}${topicParticle(title)} ${days === 0 ? '오늘까지 쓰고 있었습니다' : `${days}일째 기다리고 있습니다`}`,
    orphans: (count: number) => `지워진 글에 쓰던 내용 ${count}편`,
    orphan: (post: string) => `${post}. 이 브라우저에 남아 있습니다.`,
    untitled: '제목 없음',
    fix: '고치러 가기',
    fill: '채우러 가기',
    continue: '이어 쓰기',
    look: '보러 가기',
    actionFor: (title: string, action: string) => `‘${title}’ ${action}`,
  },
  edits: {
    title: '최근 판',
    all: '모두 보기',
    fewer: '줄여 보기',
    none: '아직 이전 판이 없습니다. 저장할 때마다 한 판씩 남습니다.',
    status: { draft: '게시 취소', published: '게시' },
    unchanged: '그대로',
  },
  storage: {
    title: '저장 공간',
    kinds: {
      photos: '사진',
      works: '작업 그림',
      versions: '이전 판',
      trash: '휴지통',
      unused: '쓰지 않는 그림',
    },
    share: (capacity: string, percent: string) => `${capacity} 가운데 ${percent}`,
    belowOnePercent: '1% 미만',
    nearlyFull: '곧 가득 찹니다.',
    full: '새 사진을 올릴 수 없게 됩니다.',
  },
  backup: {
    title: '백업',
    none: '아직 백업이 없습니다.',
    contains: '글과 사이트에 올린 사진을 ZIP 하나에 담습니다.',
    last: (moment: string) => `마지막 백업 ${moment}`,
    old: (days: number) => `백업한 지 ${days}일이 지났습니다.`,
    posts: (count: number) => `글 ${count}편과 사이트에 올린 사진`,
    file: (size: string, days: number) => `ZIP ${size} · ${days === 0 ? '오늘' : `${days}일 전`}`,
    download: '지금 내려받기',
    packing: '백업 묶는 중',
    packed: (percent: number) => `묶는 중… ${percent}%`,
    canceled: '백업을 그만두었습니다.',
    notStarted: '백업을 시작하지 못했습니다. 연결을 확인해 주세요.',
    shrunk: '백업하는 동안 글이나 사진이 줄어 마치지 못했습니다. 다시 시도해 주세요.',
    noSpace: '백업을 마치지 못했습니다. 이 기기에 자리가 모자랍니다.',
    notWritten: '백업을 쓰지 못했습니다. 다른 곳을 골라 다시 시도해 주세요.',
    failed: (reason: string) => `백업을 마치지 못했습니다. ${reason}`,
    results: {
      file: {
        done: '백업을 내려받았습니다.',
        notRecorded: '백업은 내려받았지만, 언제 했는지 서버에 적어 두지 못했습니다.',
      },
      download: {
        done: '백업 내려받기를 시작했습니다.',
        notRecorded: '백업 내려받기는 시작했지만, 언제 했는지 서버에 적어 두지 못했습니다.',
      },
    },
  },
  scheduled: {
    title: '예약',
    count: (count: number) => `${count}편`,
    none: '예약한 글이 없습니다.',
    more: (count: number) => `그 밖에 ${count}편`,
  },
  rebuild: {
    building: '사이트를 다시 만드는 중…',
    buildingLabel: '사이트를 다시 만드는 중',
    opaque: '호스트의 답은 읽을 수 없습니다. 새 사이트가 올라오는지 지켜봅니다.',
    unknown: '사이트가 언제 만들어졌는지 불러오지 못했습니다.',
    changed: (count: number) => `마지막 배포 뒤 바뀐 글 ${count}편`,
    hookMissing: '배포 훅 주소를 넣으면 여기서 사이트를 다시 만들 수 있습니다.',
    lastDeployment: (moment: string, minutes: number) => `마지막 배포 ${moment} · 약 ${minutes}분 걸립니다`,
    current: (moment: string) => `사이트는 최신입니다. 마지막 배포 ${moment}`,
    start: '사이트 다시 만들기',
    failures: {
      unreachable: (_minutes: number) => '호스트에 닿지 못했습니다. 네트워크와 배포 훅 주소를 확인해 주세요.',
      refused: (_minutes: number) =>
        '호스트가 받아들이지 않았습니다. 배포 훅 주소를 확인하거나 잠시 뒤에 다시 시도해 주세요.',
      late: (minutes: number) =>
        `${minutes}분이 지나도 새 사이트가 올라오지 않았습니다. 호스트의 빌드 기록을 확인해 주세요.`,
    },
    addHook: '배포 훅 넣기',
    changeHook: '배포 훅 바꾸기',
    look: '보기',
    newWindow: '새 창에서 열림',
    pictures: (count: number) => `사이트에 담긴 사진 ${count}장`,
    copies: (count: number, size: string) => `사본 ${count}개 ${size}`,
    smallOnly: (count: number) => `작은 것만 ${count}장`,
    notYet: (count: number) => `아직 없는 것 ${count}장`,
  },
}
