import type { Transcripts } from '@/content/series/transcript'

/** Transcripts of the pictures of TWINS LOVE STORY. */
export default {
  rooftop: [
    {
      kind: 'scene',
      text: '노을과 밤으로 반씩 나뉜 하늘. 학교 옥상 난간 앞에 교복을 입은 두 사람이 손을 잡고 서 있다.',
      spot: [8, 12],
    },
    { kind: 'speech', who: '한해', text: '“일 분 남았다.”', spot: [35, 46] },
    { kind: 'speech', who: '한달', text: '“언니, 먼저 가지 마.”', spot: [62, 50] },
    { kind: 'sound', text: '댕, 댕, 댕', spot: [82, 20] },
    {
      kind: 'scene',
      text: '종소리에 꽃잎이 한꺼번에 날린다. 해의 쪽은 아직 저녁이고, 달의 쪽은 벌써 밤이다.',
    },
  ],
  cover: [
    {
      kind: 'scene',
      text: '해와 달이 반씩 겹친 커다란 원 앞으로 꽃잎이 흩날린다. 머리핀을 꽂은 한해는 오른쪽을, 리본을 맨 한달은 왼쪽을 향해 눈을 감고 있다.',
      spot: [50, 10],
    },
    { kind: 'speech', who: '한해', text: '“누가 언니인지 이번엔 아무도 모를걸.”', spot: [14, 62] },
    { kind: 'speech', who: '한달', text: '“언니가 먼저 웃잖아.”', spot: [88, 52] },
    { kind: 'sound', text: '사르르', spot: [22, 22] },
  ],
  umbrella: [
    {
      kind: 'scene',
      text: '커다란 붉은 우산 아래, 우산대를 사이에 두고 한해와 윤재하가 마주 본다. 둘 다 눈을 내리깔았고 뺨이 붉다.',
      spot: [50, 20],
    },
    { kind: 'sound', text: '톡, 토독', spot: [82, 14] },
    { kind: 'speech', who: '한해', text: '“비는 안 오는데.”', spot: [36, 66] },
    { kind: 'speech', who: '윤재하', text: '“꽃이 오잖아.”', spot: [64, 66] },
    { kind: 'scene', text: '재하가 목에 건 헤드폰에서는 아무 소리도 나지 않는다.', spot: [88, 88] },
  ],
  letter: [
    {
      kind: 'scene',
      text: '분홍 사물함이 늘어선 복도에 두 칸의 문이 열려 있다. 왼쪽 문 안에는 해가, 오른쪽 문 안에는 초승달이 있다.',
      spot: [10, 20],
    },
    { kind: 'sound', text: '찌익', spot: [50, 30] },
    {
      kind: 'scene',
      text: '하트로 봉한 흰 편지가 두 문 사이에서 반으로 찢어져 있다. 받는 사람의 이름은 어느 쪽에도 없다.',
      spot: [50, 62],
    },
    {
      kind: 'scene',
      text: '문마다 이로가 찍은 즉석 사진이 한 장씩 붙어 있다. 왼쪽은 한해, 오른쪽은 리본을 맨 한달이다.',
      spot: [68, 78],
    },
  ],
  listening: [
    {
      kind: 'scene',
      text: '노란 바탕의 둥근 해 앞에 윤재하의 옆모습. 붉은 헤드폰을 목에 걸고 눈을 감았다.',
      spot: [24, 18],
    },
    { kind: 'sound', text: '사각, 사각, 뚝', spot: [20, 46] },
    { kind: 'speech', who: '윤재하', text: '“방금 누가 웃으려다 말았어.”', spot: [76, 56] },
  ],
  ribbon: [
    {
      kind: 'scene',
      text: '연보랏빛 바탕의 둥근 달 앞에 한달의 옆모습. 긴 머리에 커다란 붉은 리본을 매고 왼쪽을 향해 눈을 감았다.',
      spot: [16, 14],
    },
    { kind: 'speech', who: '한달', text: '“하루 먼저 받은 선물이니까, 반은 내 거래.”', spot: [18, 56] },
    { kind: 'sound', text: '사락', spot: [84, 34] },
  ],
  school: [
    {
      kind: 'scene',
      text: '벚나무 사이로 흰 학교 건물이 서 있다. 시계탑 왼쪽에는 해가, 오른쪽에는 달이 떠 있다.',
      spot: [50, 12],
    },
    { kind: 'sound', text: '딩, 동', spot: [50, 40] },
    { kind: 'speech', who: '강이로, 그림 밖에서', text: '“둘 다 잘 나왔다. 해도, 달도.”', spot: [14, 80] },
    { kind: 'scene', text: '현관으로 난 길은 비어 있고 꽃잎만 지나간다.', spot: [50, 86] },
  ],
} as const satisfies Transcripts
