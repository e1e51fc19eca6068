import type { WebtoonTexts } from '@/content/series/webtoon'
import * as art from './art'
import { cast } from './cast'
import home from './home'

const drawings = {
  scene: {
    slug: 'stairs',
    title: '등불 계단',
    alt: '등불이 늘어선 돌계단과 숲속의 그들',
    picture: art.background,
    focus: '50% 10%',
  },
  hill: {
    slug: 'hill',
    title: '별을 기다리는 언덕',
    alt: '등불을 켜고 언덕에 나란히 앉아 별똥별을 보는 온과 그루의 뒷모습',
    picture: art.illust1,
  },
  masks: {
    slug: 'masks',
    title: '여덟 개의 탈',
    alt: '붉은 벽에 걸린 여덟 개의 탈, 마지막 하나는 비어 있다',
    picture: art.illust2,
    focus: '0% 30%',
  },
  ferry: {
    slug: 'ferry',
    title: '등불 나루',
    alt: '등불을 띄운 밤의 강에서 배를 탄 온과 강물 위에 선 여울',
    picture: art.illust3,
    focus: '50% 10%',
  },
}

/** Content of the page of The One and They. */
export default {
  ...home,
  sentence: ['해가 지면', '소년의 하루가', '시작된다.'],
  genre: '성장, 판타지',
  story: [
    '산 아래 마을에서 등불을 켜는 소년 온은 사람들이 보지 못하는 이웃과 함께 산다. 나무를 짊어진 그루, 강을 머리에 인 여울, 셀 때마다 수가 달라지는 티끌들. 열세 살이 되면 더는 그들을 볼 수 없다는 말을 듣고, 온은 생일까지 남은 백 일 동안 꺼진 등불을 모두 켜기로 한다.',
    '등불 하나에 약속이 하나씩 들어 있다. 모두 켜지는 날에는 서로를 보내 주어야 한다는 것을, 온은 알면서 심지를 자르고 그들은 모르는 척 불을 쬔다.',
  ],
  scene: drawings.scene,
  panels: [drawings.hill, drawings.masks, drawings.ferry],
  gallery: [
    drawings.ferry,
    drawings.hill,
    {
      slug: 'cover',
      title: '그 애와 그들 표지',
      alt: '달이 뜬 숲에서 거대한 그루 앞에 등불을 들고 선 작은 온의 표지',
      picture: art.cover,
    },
    {
      slug: 'river',
      title: '강을 인 이',
      alt: '긴 물빛 머리를 늘어뜨리고 눈을 감은 여울',
      picture: art.character3,
    },
    drawings.masks,
    {
      slug: 'missing',
      title: '하나 모자란',
      alt: '삿갓을 쓴 티끌과 둘레의 더 작은 티끌들',
      picture: art.character4,
    },
    drawings.scene,
  ],
  characters: [
    {
      slug: 'on',
      name: cast.on,
      nameEn: 'On',
      tag: '그 애 · 열두 살',
      line: '마을의 마지막 등불지기. 작은 것에게 먼저 인사한다.',
      quote: ['무서울 때는', '먼저 인사하면 돼.'],
      age: '열두 살, 열셋까지 백 일',
      likes: '심지 자르는 소리, 하나 더 세는 일',
      dislikes: '생일 초를 끄는 일',
      bio: '온은 할머니에게서 외투와 등불과 셈법을 물려받은 열두 살 소년이다. 외투가 너무 커서 넘어질 때마다 주머니에서 티끌이 하나씩 굴러 나온다. 겁이 많지만 불을 든 동안에는 겁이 없는 척을 아주 잘한다. 열세 번째 생일이 다가오는 것을 세상에서 가장 천천히 세고 있다.',
      image: art.character1,
      background: '#1e7a78',
    },
    {
      slug: 'geuru',
      name: cast.geuru,
      nameEn: 'Geuru',
      tag: '숲에서 가장 오래된 나무',
      line: '숲의 가장 오래된 나무. 한 번 하품하는 데 사흘이 걸린다.',
      quote: ['대답하려던 참이란다.', '네 할머니한테.'],
      age: '나이테를 세다 잠들어 아무도 모름',
      likes: '봄 쪽 가지에 앉는 새',
      dislikes: '서두르는 발소리',
      bio: '그루는 나무로 태어나 걷는 법을 나중에 배웠다. 뿔처럼 자란 가지에 사계절이 한꺼번에 달려 있어, 그루 곁에 서면 계절을 고를 수 있다. 말이 느려서 대답이 도착할 즈음이면 질문한 사람은 대개 자라 있다. 온의 할머니가 어릴 때 물었던 말에 이제 막 대답하려는 참이다.',
      image: art.character2,
      background: '#bee8d4',
    },
    {
      slug: 'yeoul',
      name: cast.yeoul,
      nameEn: 'Yeoul',
      tag: '강을 머리에 인 이',
      line: '강을 머리에 이고 다니는 이. 화가 나면 물이 분다.',
      quote: ['돌아오는 법은', '물도 모른단다.'],
      age: '상류보다 조금 어림',
      likes: '가라앉은 달, 짝을 잃은 신발',
      dislikes: '둑, 그리고 둑을 쌓는 노래',
      bio: '여울의 머리카락은 마을을 지나는 강의 상류다. 가뭄이 들면 머리가 짧아지고 장마가 지면 방 안 가득 넘친다. 물에 빠진 것들을 하나도 버리지 못해 소매 속에 신발과 편지와 달이 들어 있다. 온에게 배 젓는 법을 가르치며 돌아오지 않는 법은 가르치지 않으려 애쓴다.',
      image: art.character3,
      background: '#d6e4f2',
    },
    {
      slug: 'tikkeul',
      name: cast.tikkeul,
      nameEn: 'Tikkeul',
      tag: '셀 때마다 다른 수',
      line: '삿갓을 쓴 아주 작은 이들. 셀 때마다 수가 다르다.',
      quote: ['하나, 둘, 셋,', '그리고 하나 모자라.'],
      age: '모두 더해 백 살쯤',
      likes: '외투 주머니, 비 오기 전날',
      dislikes: '줄을 서서 세어지는 것',
      bio: '티끌은 하나의 이름이면서 여럿의 이름이다. 삿갓 꼭대기의 새싹으로 날씨와 거짓말을 알아맞힌다. 모두 몇이냐고 물으면 늘 하나가 모자란다고 대답한다. 모자란 하나가 누구인지 온이 알게 되는 날, 이야기는 절반을 지난다.',
      image: art.character4,
      background: '#ffb84d',
    },
  ],
} satisfies WebtoonTexts
