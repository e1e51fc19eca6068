import { localized } from '@/content/localized'
import type { WebtoonTexts } from '@/content/series/webtoon'
import * as art from './art'
import { cast } from './cast'
import home from './home'

const names = localized(cast)

const drawings = localized({
  scene: {
    slug: 'crossing',
    title: { ko: '횡단보도의 저녁', en: 'Evening at the crossing' },
    alt: {
      ko: '붉은 해가 지는 도시와 횡단보도를 건너는 사람들',
      en: 'A city under a setting red sun, and people on a pedestrian crossing',
    },
    picture: art.background,
    focus: '50% 90%',
  },
  green: {
    slug: 'green',
    title: { ko: '초록불 십오 초', en: 'Fifteen seconds of green' },
    alt: {
      ko: '위에서 내려다본 횡단보도, 우산과 긴 그림자를 끌고 건너는 사람들',
      en: 'A pedestrian crossing from above, with people trailing umbrellas and long shadows',
    },
    picture: art.illust1,
  },
  windows: {
    slug: 'windows',
    title: { ko: '불 켜진 집', en: 'Lights on at home' },
    alt: {
      ko: '창문마다 다른 사람이 사는 붉은 아파트의 밤',
      en: 'A red apartment building at night, with someone different living behind each window',
    },
    picture: art.illust2,
  },
  train: {
    slug: 'train',
    title: { ko: '막차', en: 'Last train' },
    alt: {
      ko: '지하철 의자에 나란히 앉은 얼굴 없는 사람들과 서 있는 헤드폰 쓴 사람',
      en: 'Faceless people side by side on a subway bench, and someone in headphones standing',
    },
    picture: art.illust3,
    focus: '50% 10%',
  },
})

/** Content of the page of Somebodies. */
export default localized({
  ...home,
  sentence: {
    ko: ['이름은 몰라도', '매일 스치는', '사람들.'],
    en: ['People we pass', 'each day without', 'knowing their names.'],
  },
  genre: { ko: '옴니버스, 드라마', en: 'Omnibus, drama' },
  story: [
    {
      ko: '하루에 백만 번쯤 어깨를 스치는 도시, 이 이야기의 사람들에게는 이름도 얼굴도 없다. 우산을 든 사람, 헤드폰을 쓴 사람, 남의 옷을 개는 사람, 남의 저녁을 나르는 사람. 서로를 모르는 네 사람의 하루가 횡단보도 하나를 사이에 두고 조금씩 겹쳐진다.',
      en: 'In a city where shoulders brush about a million times a day, the people of this story have neither names nor faces. One carries an umbrella, one wears headphones, one folds other people’s clothes, one delivers other people’s dinners. The days of four strangers come to overlap, little by little, across a single pedestrian crossing.',
    },
    {
      ko: '초록불은 십오 초. 건너편에 닿기까지 아무 일도 일어나지 않는 것처럼 보인다. 다만 누군가의 우산이 조금 기울고, 누군가의 주머니에서 단추가 떨어지고, 누군가 그것을 줍는다.',
      en: 'The light is green for fifteen seconds. Until they reach the other side, nothing seems to happen. Only, somebody’s umbrella tilts a little, a button falls from somebody’s pocket, and somebody picks it up.',
    },
  ],
  scene: drawings.scene,
  panels: [drawings.green, drawings.windows, drawings.train],
  gallery: [
    drawings.train,
    drawings.windows,
    {
      slug: 'cover',
      title: { ko: '썸바디스 표지', en: 'Cover of Somebodies' },
      alt: {
        ko: '붉은 바탕에 빼곡히 모인 얼굴 없는 사람들의 표지',
        en: 'Cover crowded with faceless people on a red ground',
      },
      picture: art.cover,
    },
    {
      slug: 'rain',
      title: { ko: '빗소리 삼 분', en: 'Three minutes of rain' },
      alt: {
        ko: '노란 후드에 붉은 헤드폰을 쓴 얼굴 없는 사람',
        en: 'Someone without a face, in a yellow hoodie and red headphones',
      },
      picture: art.character2,
    },
    drawings.green,
    {
      slug: 'lights',
      title: { ko: '남의 집 불빛', en: 'Other people’s lights' },
      alt: { ko: '밤의 도시 앞에 선 헬멧 쓴 사람', en: 'Someone in a helmet before the city at night' },
      picture: art.character4,
    },
    drawings.scene,
  ],
  characters: [
    {
      slug: 'umbrella',
      name: names.umbrella,
      nameEn: 'The Umbrella',
      tag: { ko: '맑은 날에도 우산', en: 'An umbrella even in the sun' },
      line: {
        ko: '맑은 날에도 우산을 펴는 출근길의 누군가.',
        en: 'Somebody on the way to work who opens an umbrella even on clear days.',
      },
      quote: { ko: ['오늘도 반만', '씌워 드릴게요.'], en: ['Half of it is yours', 'today, too.'] },
      age: { ko: '서른 언저리', en: 'Around thirty' },
      likes: { ko: '신호가 바뀌기 직전의 조용함', en: 'The hush just before the light changes' },
      dislikes: { ko: '일기예보', en: 'Weather forecasts' },
      bio: {
        ko: '그는 일기예보를 믿지 않고 무릎을 믿는다. 붉은 코트는 면접을 보던 날 빌려 입었다가 끝내 돌려주지 못한 것이다. 횡단보도에서 우산을 반쯤 기울여 모르는 사람을 씌워 주고는 인사 없이 앞서간다. 그 우산 밑을 지나간 사람이 모두 몇 명인지 본인만 모른다.',
        en: 'He trusts his knees, not the forecast. The red coat was borrowed for a job interview and, in the end, never given back. At the crossing he tilts his umbrella halfway over a stranger, then walks on ahead without a word. He is the only one who doesn’t know how many people have passed under that umbrella.',
      },
      image: art.character1,
      background: '#9db5ea',
    },
    {
      slug: 'headphones',
      name: names.headphones,
      nameEn: 'The Headphones',
      tag: { ko: '늘 막차', en: 'Always the last train' },
      line: {
        ko: '음악을 끄고도 헤드폰을 벗지 않는 막차의 누군가.',
        en: 'Somebody on the last train whose headphones stay on when the music is off.',
      },
      quote: {
        ko: ['아무것도 안 들어요.', '그래서 다 들려요.'],
        en: ['I’m not listening to anything.', 'That’s why I hear it all.'],
      },
      age: { ko: '스물여섯', en: 'Twenty-six' },
      likes: {
        ko: '맨 뒤 칸 끝자리, 삼 분짜리 빗소리',
        en: 'The end seat in the last car, three minutes of rain',
      },
      dislikes: { ko: '다음 곡으로 넘어가는 소리', en: 'The sound of skipping to the next song' },
      bio: {
        ko: '그의 재생 목록에는 노래가 한 곡도 없다. 헤어진 사람이 녹음해 준 삼 분짜리 빗소리 하나가 전부다. 노란 후드의 주머니에는 영수증과 단추와 받는 사람 없는 문장이 들어 있다. 막차의 맨 뒤 칸에서 그는 도시가 잠드는 소리를 가장 먼저 듣는다.',
        en: 'There isn’t a single song on his playlist. All it holds is three minutes of rain, recorded for him by someone he has parted from. In the pocket of the yellow hoodie are receipts, a button and a sentence addressed to no one. In the last car of the last train, he is the first to hear the city fall asleep.',
      },
      image: art.character2,
      background: '#d9402f',
    },
    {
      slug: 'laundry',
      name: names.laundry,
      nameEn: 'The Laundry',
      tag: { ko: '얼굴보다 빨래', en: 'Laundry before faces' },
      line: {
        ko: '세탁소의 누군가. 얼굴보다 셔츠를 먼저 알아본다.',
        en: 'Somebody at the laundry who recognizes shirts before faces.',
      },
      quote: { ko: ['주머니는', '확인하셨어요?'], en: ['Did you check', 'the pockets?'] },
      age: { ko: '예순셋', en: 'Sixty-three' },
      likes: { ko: '다리미에서 오르는 첫 김', en: 'The first steam from the iron' },
      dislikes: { ko: '찾으러 오지 않는 옷', en: 'Clothes that nobody comes for' },
      bio: {
        ko: '그는 서른 해 동안 남의 옷을 개며 동네의 계절을 먼저 알았다. 손님의 얼굴은 옷더미에 가려 한 번도 제대로 본 적이 없다. 주머니에서 나온 것은 작은 봉투에 담아 날짜를 적어 둔다. 찾으러 오지 않는 옷 한 벌을 십일 년째 다려 놓고 있다.',
        en: 'For thirty years he has folded other people’s clothes, and known the seasons before the rest of the neighborhood. Behind the piles, he has never once properly seen a customer’s face. Whatever turns up in a pocket goes into a small envelope with the date on it. One suit that nobody comes for he has kept pressed for eleven years.',
      },
      image: art.character3,
      background: '#ffc93c',
    },
    {
      slug: 'rider',
      name: names.rider,
      nameEn: 'The Rider',
      tag: { ko: '헬멧을 벗지 않는', en: 'Never takes off the helmet' },
      line: {
        ko: '헬멧 속의 누군가. 이 도시의 초인종을 다 안다.',
        en: 'Somebody inside a helmet who knows every doorbell in this city.',
      },
      quote: { ko: ['문 앞에', '두고 갑니다.'], en: ['I’ve left it', 'at your door.'] },
      age: { ko: '스물아홉', en: 'Twenty-nine' },
      likes: { ko: '불 켜진 창, 짧은 계단', en: 'Lit windows, short stairs' },
      dislikes: { ko: '고장 난 초인종', en: 'Broken doorbells' },
      bio: {
        ko: '그는 사람보다 문을 더 많이 만난다. 헬멧의 바람막이에는 언제나 남의 집 불빛이 비친다. 문 앞에 음식을 두고 돌아서기 전, 속으로 맛있게 드세요 하고 한 번 말한다. 어느 날 주문서의 요청란에 적힌 한 줄 때문에 그는 처음으로 초인종을 누르지 못한다.',
        en: 'He meets more doors than people. The lights of other people’s homes are always reflected in his visor. When he has left the food at a door, and before he turns away, he says “enjoy your meal” once, to himself. One day, a single line in the notes of an order keeps him, for the first time, from ringing the bell.',
      },
      image: art.character4,
      background: '#1e3a9e',
    },
  ],
}) satisfies WebtoonTexts
