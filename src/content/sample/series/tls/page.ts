import type { WebtoonTexts } from '@/content/series/webtoon'
import * as art from './art'
import { cast } from './cast'
import home from './home'

const drawings = {
  scene: {
    slug: 'school',
    title: '벚꽃 교정',
    alt: '벚꽃 나무 사이 학교 뒤로 해와 달이 함께 뜬 풍경',
    picture: art.background,
  },
  rooftop: {
    slug: 'rooftop',
    title: '해와 달의 옥상',
    alt: '노을과 밤으로 반씩 나뉜 하늘 아래 옥상 난간 앞에서 손을 잡고 선 쌍둥이의 뒷모습',
    picture: art.illust1,
  },
  umbrella: {
    slug: 'umbrella',
    title: '우산은 하나',
    alt: '커다란 붉은 우산 아래 마주 본 한해와 재하의 옆얼굴, 흩날리는 꽃잎',
    picture: art.illust2,
  },
  letter: {
    slug: 'letter',
    title: '반쪽 편지',
    alt: '나란히 열린 두 사물함과 그 사이에서 반으로 찢긴 하트 편지',
    picture: art.illust3,
  },
}

/** Content of the page of TWINS LOVE STORY. */
export default {
  ...home,
  sentence: ['쌍둥이로 태어나', '같은 사람을 좋아하게', '되었다.'],
  genre: '로맨스, 학원',
  story: [
    '자정을 사이에 두고 이 분 차이로 태어나 생일이 하루씩 다른 쌍둥이, 한해와 한달. 같은 얼굴로 같은 학교에 입학한 봄, 두 사람의 사물함에 이름 없는 편지 한 통이 반씩 나뉘어 도착한다. 누구에게 온 고백인지 알아내는 동안, 둘에게는 태어나 처음으로 서로에게 말하지 못할 비밀이 생긴다.',
    '헤드폰을 쓴 전학생을 먼저 본 것은 해였고, 먼저 말을 건 것은 달이었다. 벚꽃이 다 지기 전에 편지의 두 쪽은 한 장이 되어야 한다. 그러려면 누군가 먼저, 좋아한다고 말해야 한다.',
  ],
  scene: drawings.scene,
  panels: [drawings.rooftop, drawings.umbrella, drawings.letter],
  gallery: [
    drawings.rooftop,
    {
      slug: 'cover',
      title: '트윈스 러브 스토리 표지',
      alt: '해와 달이 반씩 겹친 원 앞에 나란히 선 쌍둥이 표지',
      picture: art.cover,
    },
    drawings.umbrella,
    drawings.letter,
    {
      slug: 'listening',
      title: '소리를 모으는 아이',
      alt: '헤드폰을 목에 걸고 눈을 감은 재하의 옆모습',
      picture: art.character3,
    },
    {
      slug: 'ribbon',
      title: '달의 리본',
      alt: '붉은 리본을 맨 한달이 왼쪽을 보는 옆모습',
      picture: art.character2,
    },
    drawings.scene,
  ],
  characters: [
    {
      slug: 'hae',
      name: cast.hae,
      nameEn: 'Han Hae',
      tag: '언니 · 이 분 먼저',
      line: '자정 일 분 전에 태어난 언니. 결론부터 말하고 나중에 얼굴이 빨개진다.',
      quote: ['먼저 태어난 이 분을', '평생 갚고 있어.'],
      age: '열일곱, 쌍둥이 중 언니',
      likes: '이른 아침, 식은 우유, 동생의 웃음소리',
      dislikes: '“누가 언니야?”라는 질문',
      bio: '한해는 쌍둥이 중 이 분 먼저 태어나 생일이 하루 빠르다. 그 이 분을 근거로 평생 언니 노릇을 했고, 머리를 짧게 자른 것도 동생과 헷갈리지 말라는 통보였다. 무엇이든 먼저 뛰어들지만 좋아한다는 말 앞에서만 늘 한 박자 늦는다. 반쪽짜리 편지를 받은 날부터 해는 처음으로 달의 눈치를 보기 시작한다.',
      image: art.character1,
      background: '#ffd9c9',
    },
    {
      slug: 'dal',
      name: cast.dal,
      nameEn: 'Han Dal',
      tag: '동생 · 이 분 나중',
      line: '자정 일 분 뒤에 태어난 동생. 조용히 보고, 오래 기억한다.',
      quote: ['늦는 게 아니라', '끝까지 보는 거야.'],
      age: '열일곱, 쌍둥이 중 동생',
      likes: '남의 필체, 저녁의 복도, 언니가 남긴 딸기',
      dislikes: '“언니는 안 그러는데”라는 말',
      bio: '한달은 언니의 그림자라는 말을 칭찬으로 듣고 자랐다. 붉은 리본은 아홉 살 생일에 언니가 하루 먼저 받은 선물을 나눠 준 것이다. 남의 필체와 걸음걸이를 한 번 보면 잊지 않아서, 편지를 쓴 사람을 가장 먼저 알아챈다. 그리고 태어나 처음으로 아는 것을 언니에게 말하지 않는다.',
      image: art.character2,
      background: '#cccbf6',
    },
    {
      slug: 'jaeha',
      name: cast.jaeha,
      nameEn: 'Yoon Jae-ha',
      tag: '전학생 · 방송부',
      line: '헤드폰을 벗지 않는 전학생. 소리를 모으느라 말수가 적다.',
      quote: ['조용한 게 아니야.', '듣고 있는 거야.'],
      age: '열일곱, 세 번째 학교',
      likes: '비 오기 직전의 운동장, 분필이 멈추는 소리',
      dislikes: '녹음된 자기 목소리',
      bio: '재하는 세 번째 전학을 온 방송부원이다. 헤드폰을 쓰고 다니지만 음악을 듣는 날은 드물고, 대개는 교실의 소리를 녹음하고 있다. 같은 얼굴의 쌍둥이를 목소리만으로 단번에 구별한 첫 번째 사람이기도 하다. 그가 모은 소리 속에는 본인도 모르는 고백이 한 문장 들어 있다.',
      image: art.character3,
      background: '#ffe3a6',
    },
    {
      slug: 'iro',
      name: cast.iro,
      nameEn: 'Kang I-ro',
      tag: '학교 신문 사진기자',
      line: '학교 신문의 사진기자. 셔터는 빠르고 눈치는 느리다.',
      quote: ['나는 찍기만 했어.', '고른 건 너희야.'],
      age: '열일곱, 옆집에서 열네 해',
      likes: '역광, 특종, 붕어빵의 꼬리',
      dislikes: '한 사람만 눈을 감은 단체 사진',
      bio: '이로는 학교 신문의 유일한 사진기자이자 유일한 독자다. 쌍둥이와는 유치원 때부터 옆집에 살아서 두 사람의 싸움을 가장 많이 말렸다. 안경을 벗으면 두 사람이 정말로 똑같이 보인다는 사실을 아직 누구에게도 말하지 않았다. 편지의 행방을 취재하겠다고 나선 순간부터 그의 카메라에는 찍지 말아야 할 표정이 찍힌다.',
      image: art.character4,
      background: '#bfe6dd',
    },
  ],
} satisfies WebtoonTexts
