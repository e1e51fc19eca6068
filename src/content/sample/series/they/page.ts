import { localized } from '@/content/localized'
import type { WebtoonTexts } from '@/content/series/webtoon'
import * as art from './art'
import { cast } from './cast'
import home from './home'

const names = localized(cast)

const drawings = localized({
  scene: {
    slug: 'stairs',
    title: { ko: '등불 계단', en: 'Lantern stairs' },
    alt: {
      ko: '등불이 늘어선 돌계단과 숲속의 그들',
      en: 'Stone stairs lined with lanterns, and the neighbors in the forest',
    },
    picture: art.background,
    focus: '50% 10%',
  },
  hill: {
    slug: 'hill',
    title: { ko: '별을 기다리는 언덕', en: 'The hill of waiting for stars' },
    alt: {
      ko: '등불을 켜고 언덕에 나란히 앉아 별똥별을 보는 온과 그루의 뒷모습',
      en: 'On and Geuru from behind, side by side on a hill with a lit lantern, watching shooting stars',
    },
    picture: art.illust1,
  },
  masks: {
    slug: 'masks',
    title: { ko: '여덟 개의 탈', en: 'Eight masks' },
    alt: {
      ko: '붉은 벽에 걸린 여덟 개의 탈, 마지막 하나는 비어 있다',
      en: 'Eight masks on a red wall, the last of them blank',
    },
    picture: art.illust2,
    focus: '0% 30%',
  },
  ferry: {
    slug: 'ferry',
    title: { ko: '등불 나루', en: 'Lantern ferry' },
    alt: {
      ko: '등불을 띄운 밤의 강에서 배를 탄 온과 강물 위에 선 여울',
      en: 'A night river with floating lanterns, On in a boat and Yeoul standing on the water',
    },
    picture: art.illust3,
    focus: '50% 10%',
  },
})

/** Content of the page of The One and They. */
export default localized({
  ...home,
  sentence: {
    ko: ['해가 지면', '소년의 하루가', '시작된다.'],
    en: ['When the sun sets,', 'the boy’s day', 'begins.'],
  },
  genre: { ko: '성장, 판타지', en: 'Coming of age, fantasy' },
  story: [
    {
      ko: '산 아래 마을에서 등불을 켜는 소년 온은 사람들이 보지 못하는 이웃과 함께 산다. 나무를 짊어진 그루, 강을 머리에 인 여울, 셀 때마다 수가 달라지는 티끌들. 열세 살이 되면 더는 그들을 볼 수 없다는 말을 듣고, 온은 생일까지 남은 백 일 동안 꺼진 등불을 모두 켜기로 한다.',
      en: 'In a village below a mountain, On, the boy who lights the lanterns, lives with neighbors whom nobody else can see: Geuru, who shoulders a tree, Yeoul, who carries a river on her head, and the Tikkeul, who are a different number each time they are counted. Told that once he is thirteen he won’t see them anymore, On decides to light every lantern that has gone out, in the hundred days left until his birthday.',
    },
    {
      ko: '등불 하나에 약속이 하나씩 들어 있다. 모두 켜지는 날에는 서로를 보내 주어야 한다는 것을, 온은 알면서 심지를 자르고 그들은 모르는 척 불을 쬔다.',
      en: 'Each lantern holds one promise. On the day all of them are lit, they will have to let each other go. On knows it and trims the wicks; they pretend not to know and warm themselves at the light.',
    },
  ],
  scene: drawings.scene,
  panels: [drawings.hill, drawings.masks, drawings.ferry],
  gallery: [
    drawings.ferry,
    drawings.hill,
    {
      slug: 'cover',
      title: { ko: '그 애와 그들 표지', en: 'Cover of The One and They' },
      alt: {
        ko: '달이 뜬 숲에서 거대한 그루 앞에 등불을 들고 선 작은 온의 표지',
        en: 'Cover with a small On holding a lantern before a giant Geuru in a moonlit forest',
      },
      picture: art.cover,
    },
    {
      slug: 'river',
      title: { ko: '강을 인 이', en: 'She who carries a river' },
      alt: {
        ko: '긴 물빛 머리를 늘어뜨리고 눈을 감은 여울',
        en: 'Yeoul with her eyes closed and her long, water-colored hair hanging down',
      },
      picture: art.character3,
    },
    drawings.masks,
    {
      slug: 'missing',
      title: { ko: '하나 모자란', en: 'One short' },
      alt: {
        ko: '삿갓을 쓴 티끌과 둘레의 더 작은 티끌들',
        en: 'A Tikkeul in a straw hat, with even smaller ones around it',
      },
      picture: art.character4,
    },
    drawings.scene,
  ],
  characters: [
    {
      slug: 'on',
      name: names.on,
      nameEn: 'On',
      tag: { ko: '그 애 · 열두 살', en: 'The one · twelve years old' },
      line: {
        ko: '마을의 마지막 등불지기. 작은 것에게 먼저 인사한다.',
        en: 'The last lantern keeper of the village. He is the first to say hello to small things.',
      },
      quote: {
        ko: ['무서울 때는', '먼저 인사하면 돼.'],
        en: ['When you’re scared,', 'just say hello first.'],
      },
      age: { ko: '열두 살, 열셋까지 백 일', en: 'Twelve, a hundred days from thirteen' },
      likes: { ko: '심지 자르는 소리, 하나 더 세는 일', en: 'The snip of a wick, counting one more' },
      dislikes: { ko: '생일 초를 끄는 일', en: 'Blowing out birthday candles' },
      bio: {
        ko: '온은 할머니에게서 외투와 등불과 셈법을 물려받은 열두 살 소년이다. 외투가 너무 커서 넘어질 때마다 주머니에서 티끌이 하나씩 굴러 나온다. 겁이 많지만 불을 든 동안에는 겁이 없는 척을 아주 잘한다. 열세 번째 생일이 다가오는 것을 세상에서 가장 천천히 세고 있다.',
        en: 'On is a twelve-year-old boy who inherited a coat, a lantern and a way of counting from his grandmother. The coat is so big that each time he falls, a Tikkeul rolls out of a pocket. He is easily scared, but while he is holding a light he is very good at pretending he isn’t. He is counting toward his thirteenth birthday more slowly than anyone in the world.',
      },
      image: art.character1,
      background: '#1e7a78',
    },
    {
      slug: 'geuru',
      name: names.geuru,
      nameEn: 'Geuru',
      tag: { ko: '숲에서 가장 오래된 나무', en: 'The oldest tree in the forest' },
      line: {
        ko: '숲의 가장 오래된 나무. 한 번 하품하는 데 사흘이 걸린다.',
        en: 'The oldest tree in the forest. A single yawn takes three days.',
      },
      quote: {
        ko: ['대답하려던 참이란다.', '네 할머니한테.'],
        en: ['I was about to answer.', 'Your grandmother, I mean.'],
      },
      age: {
        ko: '나이테를 세다 잠들어 아무도 모름',
        en: 'Nobody knows; they fall asleep counting the rings',
      },
      likes: { ko: '봄 쪽 가지에 앉는 새', en: 'Birds that settle on the spring branch' },
      dislikes: { ko: '서두르는 발소리', en: 'Footsteps in a hurry' },
      bio: {
        ko: '그루는 나무로 태어나 걷는 법을 나중에 배웠다. 뿔처럼 자란 가지에 사계절이 한꺼번에 달려 있어, 그루 곁에 서면 계절을 고를 수 있다. 말이 느려서 대답이 도착할 즈음이면 질문한 사람은 대개 자라 있다. 온의 할머니가 어릴 때 물었던 말에 이제 막 대답하려는 참이다.',
        en: 'Geuru was born a tree and learned to walk later. All four seasons hang at once from branches grown like horns, so whoever stands beside Geuru can choose a season. Geuru speaks so slowly that by the time an answer arrives, whoever asked has usually grown up. The question that On’s grandmother asked as a child is only now about to be answered.',
      },
      image: art.character2,
      background: '#bee8d4',
    },
    {
      slug: 'yeoul',
      name: names.yeoul,
      nameEn: 'Yeoul',
      tag: { ko: '강을 머리에 인 이', en: 'Carries a river on her head' },
      line: {
        ko: '강을 머리에 이고 다니는 이. 화가 나면 물이 분다.',
        en: 'She goes about with a river on her head. When she is angry, the water rises.',
      },
      quote: {
        ko: ['돌아오는 법은', '물도 모른단다.'],
        en: ['How to come back,', 'even water doesn’t know.'],
      },
      age: { ko: '상류보다 조금 어림', en: 'A little younger than the headwaters' },
      likes: { ko: '가라앉은 달, 짝을 잃은 신발', en: 'Sunken moons, shoes that lost their pair' },
      dislikes: { ko: '둑, 그리고 둑을 쌓는 노래', en: 'Dams, and the songs sung to build them' },
      bio: {
        ko: '여울의 머리카락은 마을을 지나는 강의 상류다. 가뭄이 들면 머리가 짧아지고 장마가 지면 방 안 가득 넘친다. 물에 빠진 것들을 하나도 버리지 못해 소매 속에 신발과 편지와 달이 들어 있다. 온에게 배 젓는 법을 가르치며 돌아오지 않는 법은 가르치지 않으려 애쓴다.',
        en: 'Yeoul’s hair is the upper course of the river that runs past the village. In a drought it grows short; in the rainy season it fills the room and spills over. She can’t throw away anything that has fallen into the water, so her sleeves hold shoes, letters and moons. She teaches On how to row, and tries hard not to teach him how not to return.',
      },
      image: art.character3,
      background: '#d6e4f2',
    },
    {
      slug: 'tikkeul',
      name: names.tikkeul,
      nameEn: 'Tikkeul',
      tag: { ko: '셀 때마다 다른 수', en: 'A new number at every count' },
      line: {
        ko: '삿갓을 쓴 아주 작은 이들. 셀 때마다 수가 다르다.',
        en: 'Very small ones in straw hats. Their number is different each time you count.',
      },
      quote: {
        ko: ['하나, 둘, 셋,', '그리고 하나 모자라.'],
        en: ['One, two, three,', 'and one is missing.'],
      },
      age: { ko: '모두 더해 백 살쯤', en: 'About a hundred, all added up' },
      likes: { ko: '외투 주머니, 비 오기 전날', en: 'Coat pockets, the day before rain' },
      dislikes: { ko: '줄을 서서 세어지는 것', en: 'Being counted in a row' },
      bio: {
        ko: '티끌은 하나의 이름이면서 여럿의 이름이다. 삿갓 꼭대기의 새싹으로 날씨와 거짓말을 알아맞힌다. 모두 몇이냐고 물으면 늘 하나가 모자란다고 대답한다. 모자란 하나가 누구인지 온이 알게 되는 날, 이야기는 절반을 지난다.',
        en: 'Tikkeul is the name of one and the name of many. With the sprouts on top of their hats they can tell the weather, and lies. Asked how many there are, they always answer that one is missing. On the day On learns who the missing one is, the story passes its middle.',
      },
      image: art.character4,
      background: '#ffb84d',
    },
  ],
}) satisfies WebtoonTexts
