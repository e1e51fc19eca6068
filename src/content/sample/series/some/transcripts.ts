import { localized } from '@/content/localized'
import type { Transcripts } from '@/content/series/transcript'

/** Transcripts of the pictures of Somebodies. */
export default localized({
  train: [
    {
      kind: 'scene',
      text: {
        ko: '막차 안. 의자에 얼굴 없는 다섯 사람이 나란히 앉아 있고, 그 앞에 노란 후드를 입은 헤드폰 쓴 사람이 서 있다.',
        en: 'On the last train. Five people without faces sit side by side on the bench, and in front of them, in a yellow hoodie, stands The Headphones.',
      },
      spot: [8, 34],
    },
    { kind: 'sound', text: { ko: '덜컹, 덜컹', en: 'Clack, clack' }, spot: [36, 8] },
    {
      kind: 'scene',
      text: {
        ko: '창밖으로 도시의 불빛이 줄을 그으며 지나간다.',
        en: 'Outside the windows, the lights of the city draw lines as they pass.',
      },
      spot: [38, 24],
    },
    {
      kind: 'speech',
      who: { ko: '헤드폰 쓴 사람', en: 'The Headphones' },
      text: { ko: '“아무것도 안 들어요.”', en: '“I’m not listening to anything.”' },
      spot: [86, 20],
    },
  ],
  windows: [
    {
      kind: 'scene',
      text: {
        ko: '붉은 아파트의 밤. 창 스무 개 가운데 네 개만 불이 꺼져 있다.',
        en: 'A red apartment building at night. Of twenty windows, only four are dark.',
      },
      spot: [4, 12],
    },
    {
      kind: 'scene',
      text: {
        ko: '맨 위 셋째 창에 헤드폰 쓴 사람, 그 아랫줄 첫째 창에 옷을 개는 사람이 쌓아 둔 옷 더미, 넷째 창에 우산 쓴 사람이 보인다.',
        en: 'In the third window of the top row is The Headphones; in the row below, the first window shows a pile of clothes that The Laundry has stacked, and the fourth, The Umbrella.',
      },
      spot: [50, 30],
    },
    {
      kind: 'scene',
      text: { ko: '고양이는 세 집에 한 마리씩 산다.', en: 'Three of the homes have a cat each.' },
      spot: [35, 10],
    },
    { kind: 'sound', text: { ko: '딩동', en: 'Ding-dong' }, spot: [96, 60] },
    {
      kind: 'speech',
      who: { ko: '저녁을 나르는 사람, 그림 밖에서', en: 'The Rider, out of frame' },
      text: { ko: '“문 앞에 두고 갑니다.”', en: '“I’ve left it at your door.”' },
      spot: [96, 86],
    },
  ],
  cover: [
    {
      kind: 'scene',
      text: {
        ko: '붉은 하늘에 노란 해가 뜨고, 얼굴 없는 사람들이 화면 가득 빼곡하다. 안경과 모자와 머리 모양만 서로 다르다.',
        en: 'A yellow sun is up in a red sky, and people without faces crowd the whole picture. Only their glasses, hats and hair differ.',
      },
      spot: [50, 12],
    },
    { kind: 'sound', text: { ko: '웅성웅성', en: 'Murmur, murmur' }, spot: [14, 52] },
    {
      kind: 'speech',
      who: { ko: '누군가', en: 'Someone' },
      text: { ko: '“잠깐만요, 지나갈게요.”', en: '“Excuse me, coming through.”' },
      spot: [66, 66],
    },
  ],
  rain: [
    {
      kind: 'scene',
      text: {
        ko: '붉은 바탕에 동그라미가 번진다. 노란 후드를 입은 헤드폰 쓴 사람의 얼굴에는 눈도 입도 없다.',
        en: 'Circles spread over a red ground. In a yellow hoodie, The Headphones has a face without eyes or mouth.',
      },
      spot: [16, 14],
    },
    { kind: 'sound', text: { ko: '쏴아', en: 'Pssshhh' }, spot: [84, 38] },
    {
      kind: 'speech',
      who: { ko: '헤드폰 쓴 사람', en: 'The Headphones' },
      text: { ko: '“삼 분만 더 있을게요.”', en: '“I’ll stay just three more minutes.”' },
      spot: [74, 60],
    },
  ],
  green: [
    {
      kind: 'scene',
      text: {
        ko: '위에서 내려다본 횡단보도. 빨강, 노랑, 검정 우산 셋과 우산 없는 일곱 사람이 긴 그림자를 끌고 건넌다.',
        en: 'A pedestrian crossing from above. Three umbrellas, red, yellow and black, and seven people without one cross with long shadows behind them.',
      },
      spot: [5, 8],
    },
    { kind: 'sound', text: { ko: '삑, 삑, 삑', en: 'Beep, beep, beep' }, spot: [95, 90] },
    {
      kind: 'scene',
      text: { ko: '검은 우산 밑이 우산 쓴 사람이다.', en: 'Under the black one is The Umbrella.' },
      spot: [58, 58],
    },
    {
      kind: 'speech',
      who: { ko: '우산 쓴 사람', en: 'The Umbrella' },
      text: { ko: '“오늘도 반만 씌워 드릴게요.”', en: '“Half of it is yours today, too.”' },
      spot: [67, 76],
    },
  ],
  lights: [
    {
      kind: 'scene',
      text: {
        ko: '불 켜진 창이 빼곡한 밤의 도시 앞에 저녁을 나르는 사람이 서 있다. 붉은 헬멧을 썼고 등에는 노란 배달 가방을 멨다.',
        en: 'Before a night city full of lit windows stands The Rider, in a red helmet, with a yellow delivery bag on his back.',
      },
      spot: [16, 14],
    },
    { kind: 'sound', text: { ko: '부르릉', en: 'Vroom' }, spot: [18, 84] },
    {
      kind: 'speech',
      who: { ko: '저녁을 나르는 사람', en: 'The Rider' },
      text: { ko: '“문 앞에 두고 갑니다.”', en: '“I’ve left it at your door.”' },
      spot: [82, 48],
    },
  ],
  crossing: [
    {
      kind: 'scene',
      text: {
        ko: '붉은 해가 지는 도시의 넓은 횡단보도. 얼굴 없는 여섯 사람이 이쪽으로 건너온다.',
        en: 'A wide pedestrian crossing in a city where a red sun is setting. Six people without faces are coming this way.',
      },
      spot: [50, 14],
    },
    {
      kind: 'scene',
      text: {
        ko: '왼쪽부터 헤드폰 쓴 사람, 신문을 펼친 사람, 우산 쓴 사람, 저녁을 나르는 사람, 빨간 풍선을 든 아이, 옷을 개는 사람.',
        en: 'From the left: The Headphones, someone with an open newspaper, The Umbrella, The Rider, a child with a red balloon, The Laundry.',
      },
      spot: [24, 74],
    },
    { kind: 'sound', text: { ko: '또각, 또각', en: 'Click, clack' }, spot: [76, 92] },
    {
      kind: 'speech',
      who: { ko: '옷을 개는 사람', en: 'The Laundry' },
      text: { ko: '“주머니는 확인하셨어요?”', en: '“Did you check the pockets?”' },
      spot: [74, 66],
    },
  ],
}) satisfies Transcripts
