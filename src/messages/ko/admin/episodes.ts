import { formatNativeCount } from '../grammar/formatNativeCount.ts'
import { objectParticle, topicParticle } from '../grammar/josa.ts'

const count = (pixels: number) => pixels.toLocaleString('ko-KR')

/** The division of a tall picture: at seams of a single colour, and at the height limit where it had none. */
interface Seams {
  plain: number
  forced: number
  limitPx: number
}

function seamText({ plain, forced, limitPx }: Seams): string {
  const height = `${count(limitPx)}px에서`
  if (forced === 0) return `한 가지 색만 있는 줄에서 ${formatNativeCount(plain, '번')} 잘랐습니다.`
  if (plain === 0) return `한 가지 색만 있는 줄이 없어 ${height} 잘랐습니다.`
  return `한 가지 색만 있는 줄에서 ${formatNativeCount(plain, '번')}, 그런 줄이 없는 ${formatNativeCount(forced, '곳')}은 ${height} 잘랐습니다.`
}

/** The editor of an episode: its panels, their upload and preview. */
export const episodes = {
  preview: '미리보기',
  panels: '컷',
  panelCount: (panels: number) => `${panels}개`,
  size: (used: string | null, limit: string) => (used === null ? `${limit}까지` : `${used}, ${limit}까지`),
  hintUploading: '이 창을 닫아도 남은 컷은 다음에 이어서 올립니다',
  hint: '대본은 컷 옆에 적습니다',
  upload: '컷 올리기',
  drop: '그림을 여기에 끌어다 놓으세요',
  dropNow: '놓으면 바로 올라갑니다',
  formats: 'PNG, JPG, WebP · 이름의 번호 순서대로 놓습니다',
  summary: {
    label: '올린 컷',
    stored: (stored: number, total: number) => `${total}컷 가운데 ${stored}컷을 올렸습니다`,
    running: (panels: number) => `올리는 중 ${panels}`,
    waiting: (panels: number) => `기다리는 중 ${panels}`,
    failed: (panels: number) => `못 올림 ${panels}`,
    secondsLeft: (seconds: number) => `약 ${seconds}초 남음`,
    minutesLeft: (minutes: number) => `약 ${minutes}분 남음`,
    inMemory: '이 기기에 자리가 모자라 창을 닫으면 다시 골라야 합니다.',
    divided: (panels: number) => `긴 그림 한 장을 ${panels}컷으로 나누었습니다`,
    seams: (name: string, heightPx: number, seams: Seams) =>
      `${name}의 높이가 ${count(heightPx)}px입니다. ${seamText(seams)} 이어 보면 자른 자리가 보이지 않습니다.`,
  },
  list: {
    moved: (from: number, to: number) => `${from}번째 컷을 ${to}번째로 옮겼습니다.`,
    removed: (name = '컷') => `${name}${objectParticle(name)} 뺐습니다.`,
    restored: (name = '컷') => `${name}${objectParticle(name)} 되돌렸습니다.`,
    restore: '되돌리기',
  },
  panel: {
    item: '옮길 수 있는 컷',
    name: (number: number) => `${number}번째 컷`,
    handle: (number: number) => `${number}번째 컷 옮기기`,
    up: (number: number) => `${number}번째 컷 위로`,
    down: (number: number) => `${number}번째 컷 아래로`,
    replace: '바꾸기',
    remove: '빼기',
    replacement: '바꿀 그림',
    waiting: '기다리는 중',
    reading: '읽는 중',
    progress: (name: string) => `${name} 올린 만큼`,
    alt: '대체 텍스트',
    stored: '올렸습니다',
    storedOf: (stored: number, total: number) => `${total}컷 가운데 ${stored}컷`,
    unfold: '펼치기',
  },
  script: {
    label: '대본',
    kinds: { line: '대사', thought: '생각', sound: '소리', scene: '장면' },
    add: '대본 한 줄',
    line: (number: number) => `대본 ${number}`,
    kindOf: (number: number) => `대본 ${number} 종류`,
    speakerOf: (number: number) => `대본 ${number} 인물`,
    speaker: '인물',
  },
  strip: {
    width: '휴대전화 너비',
    panels: '컷을 이어 붙인 모습',
    empty: '컷을 올리면 여기에 보입니다.',
    partial: '올린 컷까지 보입니다',
  },
  unfinished: {
    someFailed: (panels: number) => `${panels}컷을 올리지 못해 아직 게시할 수 없습니다.`,
    someLeft: (panels: number) => `남은 ${panels}컷을 모두 올리면 게시할 수 있습니다.`,
    beforeSaving: '저장하기 전에 고쳐 주세요:',
    abandon: '남은 컷 그만두기',
    question: '남은 컷을 그만둘까요?',
    consequence: (panels: number) =>
      `아직 올리지 못한 ${panels}컷을 이 화에서 뺍니다. 올린 컷은 그대로 있습니다.`,
    goOn: '계속 올리기',
    stop: '그만두기',
    offer: (panels: number) => `올리다 만 컷이 ${panels}개 있습니다.`,
    ofTitle: (title: string) => `‘${title}’`,
    leaveOut: '그만두기',
    resume: '이어서 올리기',
  },
  requirements: {
    none: '컷이 없습니다',
    goUpload: '올리러 가기',
    some: (panels: number) => `컷이 ${panels}개 있습니다`,
    notStored: (number: number) => `${number}번째 컷이 아직 서버에 없습니다`,
    someNotStored: '아직 올리지 못한 컷이 있습니다.',
    uploading: '올리는 중입니다.',
    waiting: '기다리는 중입니다.',
  },
  errors: {
    tooMany: (panels: number, limit: number) =>
      `한 화에 컷은 ${limit}개까지 올릴 수 있습니다. 지금 ${panels}개입니다.`,
    leftOut: (reason: string, names: readonly string[]) => `${reason} 올리지 않은 그림: ${names.join(', ')}`,
    tooLarge: (size: string, limit: string) => `한 화는 ${limit}까지입니다. 지금 ${size}입니다.`,
    refused: (name: string, reason: string) => `${name}: ${reason}`,
    tooTall: (reason: string, name: string, heightPx: number) =>
      `${reason} ${name}${topicParticle(name)} ${count(heightPx)}px입니다.`,
    notUploaded: (reason: string) => `올리지 못했습니다. ${reason}`,
    lostFile: '이 기기에 파일이 남아 있지 않습니다. 바꾸기로 다시 골라 주세요.',
    storageFull: '서버의 저장 공간이 가득 찼습니다.',
    offline: '연결이 끊겼습니다.',
    timeout: '서버가 제때 응답하지 않았습니다.',
    loggedOut: '서버의 로그인이 끝났습니다. 다시 시도를 눌러 서버에 연결해 주세요.',
    denied: '서버가 허락하지 않았습니다. 서버 연결을 확인해 주세요.',
    conflict: '서버에 같은 이름의 파일이 있습니다. 다시 시도해 주세요.',
    fileTooLarge: '파일이 서버가 받는 크기보다 큽니다. 그림을 줄여 바꿔 주세요.',
  },
}
