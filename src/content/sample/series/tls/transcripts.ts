import { localized } from '@/content/localized'
import type { Transcripts } from '@/content/series/transcript'

/** Transcripts of the pictures of TWINS LOVE STORY. */
export default localized({
  rooftop: [
    {
      kind: 'scene',
      text: {
        ko: '노을과 밤으로 반씩 나뉜 하늘. 학교 옥상 난간 앞에 교복을 입은 두 사람이 손을 잡고 서 있다.',
        en: 'A sky that is half sunset and half night. At the railing of the school roof, two girls in uniform, Han Hae and Han Dal, stand hand in hand.',
      },
      spot: [8, 12],
    },
    {
      kind: 'speech',
      who: { ko: '한해', en: 'Han Hae' },
      text: { ko: '“일 분 남았다.”', en: '“One minute left.”' },
      spot: [35, 46],
    },
    {
      kind: 'speech',
      who: { ko: '한달', en: 'Han Dal' },
      text: { ko: '“언니, 먼저 가지 마.”', en: '“Hae, don’t go ahead of me.”' },
      spot: [62, 50],
    },
    { kind: 'sound', text: { ko: '댕, 댕, 댕', en: 'Dong, dong, dong' }, spot: [82, 20] },
    {
      kind: 'scene',
      text: {
        ko: '종소리에 꽃잎이 한꺼번에 날린다. 해의 쪽은 아직 저녁이고, 달의 쪽은 벌써 밤이다.',
        en: 'At the sound of the bell, all the petals fly up at once. On Hae’s side it is still evening; on Dal’s side it is already night.',
      },
    },
  ],
  cover: [
    {
      kind: 'scene',
      text: {
        ko: '해와 달이 반씩 겹친 커다란 원 앞으로 꽃잎이 흩날린다. 머리핀을 꽂은 한해는 오른쪽을, 리본을 맨 한달은 왼쪽을 향해 눈을 감고 있다.',
        en: 'Petals drift past a big circle, half sun and half moon. Han Hae, with a hairpin, faces right, and Han Dal, with a ribbon, faces left, both with their eyes closed.',
      },
      spot: [50, 10],
    },
    {
      kind: 'speech',
      who: { ko: '한해', en: 'Han Hae' },
      text: { ko: '“누가 언니인지 이번엔 아무도 모를걸.”', en: '“This time nobody will know who’s older.”' },
      spot: [14, 62],
    },
    {
      kind: 'speech',
      who: { ko: '한달', en: 'Han Dal' },
      text: { ko: '“언니가 먼저 웃잖아.”', en: '“You always smile first.”' },
      spot: [88, 52],
    },
    { kind: 'sound', text: { ko: '사르르', en: 'Flutter' }, spot: [22, 22] },
  ],
  umbrella: [
    {
      kind: 'scene',
      text: {
        ko: '커다란 붉은 우산 아래, 우산대를 사이에 두고 한해와 윤재하가 마주 본다. 둘 다 눈을 내리깔았고 뺨이 붉다.',
        en: 'Under a big red umbrella, Han Hae and Yoon Jae-ha face each other with its shaft between them. Both have lowered their eyes, and their cheeks are red.',
      },
      spot: [50, 20],
    },
    { kind: 'sound', text: { ko: '톡, 토독', en: 'Pit, pitter' }, spot: [82, 14] },
    {
      kind: 'speech',
      who: { ko: '한해', en: 'Han Hae' },
      text: { ko: '“비는 안 오는데.”', en: '“It isn’t raining, though.”' },
      spot: [36, 66],
    },
    {
      kind: 'speech',
      who: { ko: '윤재하', en: 'Yoon Jae-ha' },
      text: { ko: '“꽃이 오잖아.”', en: '“But it’s raining petals.”' },
      spot: [64, 66],
    },
    {
      kind: 'scene',
      text: {
        ko: '재하가 목에 건 헤드폰에서는 아무 소리도 나지 않는다.',
        en: 'No sound comes from the headphones around Jae-ha’s neck.',
      },
      spot: [88, 88],
    },
  ],
  letter: [
    {
      kind: 'scene',
      text: {
        ko: '분홍 사물함이 늘어선 복도에 두 칸의 문이 열려 있다. 왼쪽 문 안에는 해가, 오른쪽 문 안에는 초승달이 있다.',
        en: 'In a corridor of pink lockers, two doors stand open. Inside the left one is a sun; inside the right one, a crescent moon.',
      },
      spot: [10, 20],
    },
    { kind: 'sound', text: { ko: '찌익', en: 'Rrrip' }, spot: [50, 30] },
    {
      kind: 'scene',
      text: {
        ko: '하트로 봉한 흰 편지가 두 문 사이에서 반으로 찢어져 있다. 받는 사람의 이름은 어느 쪽에도 없다.',
        en: 'Between the two doors, a white letter sealed with a heart is torn in half. Neither half bears the name of whom it is for.',
      },
      spot: [50, 62],
    },
    {
      kind: 'scene',
      text: {
        ko: '문마다 이로가 찍은 즉석 사진이 한 장씩 붙어 있다. 왼쪽은 한해, 오른쪽은 리본을 맨 한달이다.',
        en: 'On each door is an instant photo that I-ro took: Han Hae on the left, Han Dal with her ribbon on the right.',
      },
      spot: [68, 78],
    },
  ],
  listening: [
    {
      kind: 'scene',
      text: {
        ko: '노란 바탕의 둥근 해 앞에 윤재하의 옆모습. 붉은 헤드폰을 목에 걸고 눈을 감았다.',
        en: 'Yoon Jae-ha in profile before a round sun on a yellow ground. Red headphones are around his neck, and his eyes are closed.',
      },
      spot: [24, 18],
    },
    { kind: 'sound', text: { ko: '사각, 사각, 뚝', en: 'Scratch, scratch, snap' }, spot: [20, 46] },
    {
      kind: 'speech',
      who: { ko: '윤재하', en: 'Yoon Jae-ha' },
      text: { ko: '“방금 누가 웃으려다 말았어.”', en: '“Someone just stopped themselves from laughing.”' },
      spot: [76, 56],
    },
  ],
  ribbon: [
    {
      kind: 'scene',
      text: {
        ko: '연보랏빛 바탕의 둥근 달 앞에 한달의 옆모습. 긴 머리에 커다란 붉은 리본을 매고 왼쪽을 향해 눈을 감았다.',
        en: 'Han Dal in profile before a round moon on a pale violet ground. With a big red ribbon in her long hair, she faces left with her eyes closed.',
      },
      spot: [16, 14],
    },
    {
      kind: 'speech',
      who: { ko: '한달', en: 'Han Dal' },
      text: {
        ko: '“하루 먼저 받은 선물이니까, 반은 내 거래.”',
        en: '“She got it a day early, so half of it is mine, she says.”',
      },
      spot: [18, 56],
    },
    { kind: 'sound', text: { ko: '사락', en: 'Rustle' }, spot: [84, 34] },
  ],
  school: [
    {
      kind: 'scene',
      text: {
        ko: '벚나무 사이로 흰 학교 건물이 서 있다. 시계탑 왼쪽에는 해가, 오른쪽에는 달이 떠 있다.',
        en: 'A white school stands among the cherry trees. The sun is to the left of the clock tower, and the moon to the right.',
      },
      spot: [50, 12],
    },
    { kind: 'sound', text: { ko: '딩, 동', en: 'Ding, dong' }, spot: [50, 40] },
    {
      kind: 'speech',
      who: { ko: '강이로, 그림 밖에서', en: 'Kang I-ro, out of frame' },
      text: { ko: '“둘 다 잘 나왔다. 해도, 달도.”', en: '“They both came out well. The sun and the moon.”' },
      spot: [14, 80],
    },
    {
      kind: 'scene',
      text: {
        ko: '현관으로 난 길은 비어 있고 꽃잎만 지나간다.',
        en: 'The path to the entrance is empty; only petals pass by.',
      },
      spot: [50, 86],
    },
  ],
}) satisfies Transcripts
