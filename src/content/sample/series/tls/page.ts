import { localized } from '@/content/localized'
import type { WebtoonTexts } from '@/content/series/webtoon'
import * as art from './art'
import { cast } from './cast'
import home from './home'

const names = localized(cast)

const drawings = localized({
  scene: {
    slug: 'school',
    title: { ko: '벚꽃 교정', en: 'The school in blossom' },
    alt: {
      ko: '벚꽃 나무 사이 학교 뒤로 해와 달이 함께 뜬 풍경',
      en: 'The sun and the moon up together behind a school among cherry trees',
    },
    picture: art.background,
  },
  rooftop: {
    slug: 'rooftop',
    title: { ko: '해와 달의 옥상', en: 'Rooftop of sun and moon' },
    alt: {
      ko: '노을과 밤으로 반씩 나뉜 하늘 아래 옥상 난간 앞에서 손을 잡고 선 쌍둥이의 뒷모습',
      en: 'The twins from behind, hand in hand at a rooftop railing, under a sky that is half sunset and half night',
    },
    picture: art.illust1,
  },
  umbrella: {
    slug: 'umbrella',
    title: { ko: '우산은 하나', en: 'One umbrella' },
    alt: {
      ko: '커다란 붉은 우산 아래 마주 본 한해와 재하의 옆얼굴, 흩날리는 꽃잎',
      en: 'Hae and Jae-ha in profile, face to face under a big red umbrella among drifting petals',
    },
    picture: art.illust2,
  },
  letter: {
    slug: 'letter',
    title: { ko: '반쪽 편지', en: 'Half a letter' },
    alt: {
      ko: '나란히 열린 두 사물함과 그 사이에서 반으로 찢긴 하트 편지',
      en: 'Two open lockers side by side and, between them, a letter with a heart, torn in half',
    },
    picture: art.illust3,
  },
})

/** Content of the page of TWINS LOVE STORY. */
export default localized({
  ...home,
  sentence: {
    ko: ['쌍둥이로 태어나', '같은 사람을 좋아하게', '되었다.'],
    en: ['Born as twins,', 'they fell for', 'the same person.'],
  },
  genre: { ko: '로맨스, 학원', en: 'Romance, school' },
  story: [
    {
      ko: '자정을 사이에 두고 이 분 차이로 태어나 생일이 하루씩 다른 쌍둥이, 한해와 한달. 같은 얼굴로 같은 학교에 입학한 봄, 두 사람의 사물함에 이름 없는 편지 한 통이 반씩 나뉘어 도착한다. 누구에게 온 고백인지 알아내는 동안, 둘에게는 태어나 처음으로 서로에게 말하지 못할 비밀이 생긴다.',
      en: 'Han Hae and Han Dal are twins, born two minutes apart on either side of midnight, so their birthdays are a day apart. In the spring they start at the same school with the same face, an unsigned letter arrives in their lockers, one half in each. While they try to find out which of them it confesses to, the two have, for the first time in their lives, secrets they can’t tell each other.',
    },
    {
      ko: '헤드폰을 쓴 전학생을 먼저 본 것은 해였고, 먼저 말을 건 것은 달이었다. 벚꽃이 다 지기 전에 편지의 두 쪽은 한 장이 되어야 한다. 그러려면 누군가 먼저, 좋아한다고 말해야 한다.',
      en: 'Hae was the first to see the new boy in headphones. Dal was the first to speak to him. Before the last cherry blossom falls, the two halves of the letter have to become one page. For that, somebody must be the first to say “I like you.”',
    },
  ],
  scene: drawings.scene,
  panels: [drawings.rooftop, drawings.umbrella, drawings.letter],
  gallery: [
    drawings.rooftop,
    {
      slug: 'cover',
      title: { ko: '트윈스 러브 스토리 표지', en: 'Cover of TWINS LOVE STORY' },
      alt: {
        ko: '해와 달이 반씩 겹친 원 앞에 나란히 선 쌍둥이 표지',
        en: 'Cover with the twins side by side in front of a circle, half sun and half moon',
      },
      picture: art.cover,
    },
    drawings.umbrella,
    drawings.letter,
    {
      slug: 'listening',
      title: { ko: '소리를 모으는 아이', en: 'The boy who collects sounds' },
      alt: {
        ko: '헤드폰을 목에 걸고 눈을 감은 재하의 옆모습',
        en: 'Jae-ha in profile, eyes closed, headphones around his neck',
      },
      picture: art.character3,
    },
    {
      slug: 'ribbon',
      title: { ko: '달의 리본', en: 'Dal’s ribbon' },
      alt: {
        ko: '붉은 리본을 맨 한달이 왼쪽을 보는 옆모습',
        en: 'Han Dal in profile, facing left, a red ribbon in her hair',
      },
      picture: art.character2,
    },
    drawings.scene,
  ],
  characters: [
    {
      slug: 'hae',
      name: names.hae,
      nameEn: 'Han Hae',
      tag: { ko: '언니 · 이 분 먼저', en: 'Big sister · two minutes first' },
      line: {
        ko: '자정 일 분 전에 태어난 언니. 결론부터 말하고 나중에 얼굴이 빨개진다.',
        en: 'The elder sister, born one minute before midnight. She says the conclusion first and blushes later.',
      },
      quote: {
        ko: ['먼저 태어난 이 분을', '평생 갚고 있어.'],
        en: ['I’m spending my life', 'paying back two minutes.'],
      },
      age: { ko: '열일곱, 쌍둥이 중 언니', en: 'Seventeen, the elder twin' },
      likes: {
        ko: '이른 아침, 식은 우유, 동생의 웃음소리',
        en: 'Early mornings, milk that has cooled, her sister’s laugh',
      },
      dislikes: { ko: '“누가 언니야?”라는 질문', en: 'The question “Which of you is older?”' },
      bio: {
        ko: '한해는 쌍둥이 중 이 분 먼저 태어나 생일이 하루 빠르다. 그 이 분을 근거로 평생 언니 노릇을 했고, 머리를 짧게 자른 것도 동생과 헷갈리지 말라는 통보였다. 무엇이든 먼저 뛰어들지만 좋아한다는 말 앞에서만 늘 한 박자 늦는다. 반쪽짜리 편지를 받은 날부터 해는 처음으로 달의 눈치를 보기 시작한다.',
        en: 'Han Hae was born two minutes before her twin, so her birthday comes a day earlier. On the strength of those two minutes she has played the big sister all her life, and cutting her hair short was a notice that nobody was to mix them up. She jumps into everything first; only in front of the words “I like you” is she always a beat late. From the day she gets half a letter, Hae begins, for the first time, to read Dal’s face.',
      },
      image: art.character1,
      background: '#ffd9c9',
    },
    {
      slug: 'dal',
      name: names.dal,
      nameEn: 'Han Dal',
      tag: { ko: '동생 · 이 분 나중', en: 'Little sister · two minutes later' },
      line: {
        ko: '자정 일 분 뒤에 태어난 동생. 조용히 보고, 오래 기억한다.',
        en: 'The younger sister, born one minute after midnight. She watches quietly and remembers for a long time.',
      },
      quote: { ko: ['늦는 게 아니라', '끝까지 보는 거야.'], en: ['I’m not late.', 'I look until the end.'] },
      age: { ko: '열일곱, 쌍둥이 중 동생', en: 'Seventeen, the younger twin' },
      likes: {
        ko: '남의 필체, 저녁의 복도, 언니가 남긴 딸기',
        en: 'Other people’s handwriting, corridors in the evening, strawberries her sister left',
      },
      dislikes: { ko: '“언니는 안 그러는데”라는 말', en: 'Hearing “Your sister isn’t like that”' },
      bio: {
        ko: '한달은 언니의 그림자라는 말을 칭찬으로 듣고 자랐다. 붉은 리본은 아홉 살 생일에 언니가 하루 먼저 받은 선물을 나눠 준 것이다. 남의 필체와 걸음걸이를 한 번 보면 잊지 않아서, 편지를 쓴 사람을 가장 먼저 알아챈다. 그리고 태어나 처음으로 아는 것을 언니에게 말하지 않는다.',
        en: 'Han Dal grew up being called her sister’s shadow, and took it as praise. The red ribbon is her share of the present that her sister got a day earlier, when they turned nine. Once she has seen someone’s handwriting or walk she never forgets it, so she is the first to recognize who wrote the letter. And for the first time in her life, she doesn’t tell her sister what she knows.',
      },
      image: art.character2,
      background: '#cccbf6',
    },
    {
      slug: 'jaeha',
      name: names.jaeha,
      nameEn: 'Yoon Jae-ha',
      tag: { ko: '전학생 · 방송부', en: 'Transfer student · broadcasting club' },
      line: {
        ko: '헤드폰을 벗지 않는 전학생. 소리를 모으느라 말수가 적다.',
        en: 'A transfer student who never takes off his headphones. Busy collecting sounds, he says little.',
      },
      quote: { ko: ['조용한 게 아니야.', '듣고 있는 거야.'], en: ['I’m not quiet.', 'I’m listening.'] },
      age: { ko: '열일곱, 세 번째 학교', en: 'Seventeen, at his third school' },
      likes: {
        ko: '비 오기 직전의 운동장, 분필이 멈추는 소리',
        en: 'The schoolyard just before rain, the sound of chalk stopping',
      },
      dislikes: { ko: '녹음된 자기 목소리', en: 'His own voice, recorded' },
      bio: {
        ko: '재하는 세 번째 전학을 온 방송부원이다. 헤드폰을 쓰고 다니지만 음악을 듣는 날은 드물고, 대개는 교실의 소리를 녹음하고 있다. 같은 얼굴의 쌍둥이를 목소리만으로 단번에 구별한 첫 번째 사람이기도 하다. 그가 모은 소리 속에는 본인도 모르는 고백이 한 문장 들어 있다.',
        en: 'Jae-ha is in the broadcasting club, and at a new school for the third time. He goes about in headphones but rarely listens to music; mostly he is recording the sounds of the classroom. He is also the first person to have told the identical twins apart at once, by their voices alone. Among the sounds he has collected is one sentence of a confession that even he doesn’t know of.',
      },
      image: art.character3,
      background: '#ffe3a6',
    },
    {
      slug: 'iro',
      name: names.iro,
      nameEn: 'Kang I-ro',
      tag: { ko: '학교 신문 사진기자', en: 'School paper photographer' },
      line: {
        ko: '학교 신문의 사진기자. 셔터는 빠르고 눈치는 느리다.',
        en: 'The photographer of the school paper. Quick with the shutter, slow to catch on.',
      },
      quote: { ko: ['나는 찍기만 했어.', '고른 건 너희야.'], en: ['All I did was shoot.', 'You two chose.'] },
      age: { ko: '열일곱, 옆집에서 열네 해', en: 'Seventeen, fourteen years next door' },
      likes: { ko: '역광, 특종, 붕어빵의 꼬리', en: 'Backlight, scoops, the tail of a fish-shaped bun' },
      dislikes: { ko: '한 사람만 눈을 감은 단체 사진', en: 'Group photos in which one person blinked' },
      bio: {
        ko: '이로는 학교 신문의 유일한 사진기자이자 유일한 독자다. 쌍둥이와는 유치원 때부터 옆집에 살아서 두 사람의 싸움을 가장 많이 말렸다. 안경을 벗으면 두 사람이 정말로 똑같이 보인다는 사실을 아직 누구에게도 말하지 않았다. 편지의 행방을 취재하겠다고 나선 순간부터 그의 카메라에는 찍지 말아야 할 표정이 찍힌다.',
        en: 'I-ro is the school paper’s only photographer and its only reader. He has lived next door to the twins since kindergarten and has broken up more of their fights than anyone. He hasn’t told a soul that without his glasses the two really do look exactly alike. From the moment he sets out to report on the missing letter, his camera catches expressions that it shouldn’t.',
      },
      image: art.character4,
      background: '#bfe6dd',
    },
  ],
}) satisfies WebtoonTexts
