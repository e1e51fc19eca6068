import type { WebtoonTexts } from '@/content/series/webtoon'
import * as art from './art'
import { cast } from './cast'
import home from './home'

const drawings = {
  scene: {
    slug: 'crossing',
    title: '횡단보도의 저녁',
    alt: '붉은 해가 지는 도시와 횡단보도를 건너는 사람들',
    picture: art.background,
    focus: '50% 90%',
  },
  green: {
    slug: 'green',
    title: '초록불 십오 초',
    alt: '위에서 내려다본 횡단보도, 우산과 긴 그림자를 끌고 건너는 사람들',
    picture: art.illust1,
  },
  windows: {
    slug: 'windows',
    title: '불 켜진 집',
    alt: '창문마다 다른 사람이 사는 붉은 아파트의 밤',
    picture: art.illust2,
  },
  train: {
    slug: 'train',
    title: '막차',
    alt: '지하철 의자에 나란히 앉은 얼굴 없는 사람들과 서 있는 헤드폰 쓴 사람',
    picture: art.illust3,
    focus: '50% 10%',
  },
}

/** Content of the page of Somebodies. */
export default {
  ...home,
  sentence: ['이름은 몰라도', '매일 스치는', '사람들.'],
  genre: '옴니버스, 드라마',
  story: [
    '하루에 백만 번쯤 어깨를 스치는 도시, 이 이야기의 사람들에게는 이름도 얼굴도 없다. 우산을 든 사람, 헤드폰을 쓴 사람, 남의 옷을 개는 사람, 남의 저녁을 나르는 사람. 서로를 모르는 네 사람의 하루가 횡단보도 하나를 사이에 두고 조금씩 겹쳐진다.',
    '초록불은 십오 초. 건너편에 닿기까지 아무 일도 일어나지 않는 것처럼 보인다. 다만 누군가의 우산이 조금 기울고, 누군가의 주머니에서 단추가 떨어지고, 누군가 그것을 줍는다.',
  ],
  scene: drawings.scene,
  panels: [drawings.green, drawings.windows, drawings.train],
  gallery: [
    drawings.train,
    drawings.windows,
    {
      slug: 'cover',
      title: '썸바디스 표지',
      alt: '붉은 바탕에 빼곡히 모인 얼굴 없는 사람들의 표지',
      picture: art.cover,
    },
    {
      slug: 'rain',
      title: '빗소리 삼 분',
      alt: '노란 후드에 붉은 헤드폰을 쓴 얼굴 없는 사람',
      picture: art.character2,
    },
    drawings.green,
    { slug: 'lights', title: '남의 집 불빛', alt: '밤의 도시 앞에 선 헬멧 쓴 사람', picture: art.character4 },
    drawings.scene,
  ],
  characters: [
    {
      slug: 'umbrella',
      name: cast.umbrella,
      nameEn: 'The Umbrella',
      tag: '맑은 날에도 우산',
      line: '맑은 날에도 우산을 펴는 출근길의 누군가.',
      quote: ['오늘도 반만', '씌워 드릴게요.'],
      age: '서른 언저리',
      likes: '신호가 바뀌기 직전의 조용함',
      dislikes: '일기예보',
      bio: '그는 일기예보를 믿지 않고 무릎을 믿는다. 붉은 코트는 면접을 보던 날 빌려 입었다가 끝내 돌려주지 못한 것이다. 횡단보도에서 우산을 반쯤 기울여 모르는 사람을 씌워 주고는 인사 없이 앞서간다. 그 우산 밑을 지나간 사람이 모두 몇 명인지 본인만 모른다.',
      image: art.character1,
      background: '#9db5ea',
    },
    {
      slug: 'headphones',
      name: cast.headphones,
      nameEn: 'The Headphones',
      tag: '늘 막차',
      line: '음악을 끄고도 헤드폰을 벗지 않는 막차의 누군가.',
      quote: ['아무것도 안 들어요.', '그래서 다 들려요.'],
      age: '스물여섯',
      likes: '맨 뒤 칸 끝자리, 삼 분짜리 빗소리',
      dislikes: '다음 곡으로 넘어가는 소리',
      bio: '그의 재생 목록에는 노래가 한 곡도 없다. 헤어진 사람이 녹음해 준 삼 분짜리 빗소리 하나가 전부다. 노란 후드의 주머니에는 영수증과 단추와 받는 사람 없는 문장이 들어 있다. 막차의 맨 뒤 칸에서 그는 도시가 잠드는 소리를 가장 먼저 듣는다.',
      image: art.character2,
      background: '#d9402f',
    },
    {
      slug: 'laundry',
      name: cast.laundry,
      nameEn: 'The Laundry',
      tag: '얼굴보다 빨래',
      line: '세탁소의 누군가. 얼굴보다 셔츠를 먼저 알아본다.',
      quote: ['주머니는', '확인하셨어요?'],
      age: '예순셋',
      likes: '다리미에서 오르는 첫 김',
      dislikes: '찾으러 오지 않는 옷',
      bio: '그는 서른 해 동안 남의 옷을 개며 동네의 계절을 먼저 알았다. 손님의 얼굴은 옷더미에 가려 한 번도 제대로 본 적이 없다. 주머니에서 나온 것은 작은 봉투에 담아 날짜를 적어 둔다. 찾으러 오지 않는 옷 한 벌을 십일 년째 다려 놓고 있다.',
      image: art.character3,
      background: '#ffc93c',
    },
    {
      slug: 'rider',
      name: cast.rider,
      nameEn: 'The Rider',
      tag: '헬멧을 벗지 않는',
      line: '헬멧 속의 누군가. 이 도시의 초인종을 다 안다.',
      quote: ['문 앞에', '두고 갑니다.'],
      age: '스물아홉',
      likes: '불 켜진 창, 짧은 계단',
      dislikes: '고장 난 초인종',
      bio: '그는 사람보다 문을 더 많이 만난다. 헬멧의 바람막이에는 언제나 남의 집 불빛이 비친다. 문 앞에 음식을 두고 돌아서기 전, 속으로 맛있게 드세요 하고 한 번 말한다. 어느 날 주문서의 요청란에 적힌 한 줄 때문에 그는 처음으로 초인종을 누르지 못한다.',
      image: art.character4,
      background: '#1e3a9e',
    },
  ],
} satisfies WebtoonTexts
