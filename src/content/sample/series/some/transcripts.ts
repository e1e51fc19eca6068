import type { Transcripts } from '@/content/series/transcript'

/** Transcripts of the pictures of Somebodies. */
export default {
  train: [
    {
      kind: 'scene',
      text: '막차 안. 의자에 얼굴 없는 다섯 사람이 나란히 앉아 있고, 그 앞에 노란 후드를 입은 헤드폰 쓴 사람이 서 있다.',
      spot: [8, 34],
    },
    { kind: 'sound', text: '덜컹, 덜컹', spot: [36, 8] },
    { kind: 'scene', text: '창밖으로 도시의 불빛이 줄을 그으며 지나간다.', spot: [38, 24] },
    { kind: 'speech', who: '헤드폰 쓴 사람', text: '“아무것도 안 들어요.”', spot: [86, 20] },
  ],
  windows: [
    {
      kind: 'scene',
      text: '붉은 아파트의 밤. 창 스무 개 가운데 네 개만 불이 꺼져 있다.',
      spot: [4, 12],
    },
    {
      kind: 'scene',
      text: '맨 위 셋째 창에 헤드폰 쓴 사람, 그 아랫줄 첫째 창에 옷을 개는 사람이 쌓아 둔 옷 더미, 넷째 창에 우산 쓴 사람이 보인다.',
      spot: [50, 30],
    },
    { kind: 'scene', text: '고양이는 세 집에 한 마리씩 산다.', spot: [35, 10] },
    { kind: 'sound', text: '딩동', spot: [96, 60] },
    {
      kind: 'speech',
      who: '저녁을 나르는 사람, 그림 밖에서',
      text: '“문 앞에 두고 갑니다.”',
      spot: [96, 86],
    },
  ],
  cover: [
    {
      kind: 'scene',
      text: '붉은 하늘에 노란 해가 뜨고, 얼굴 없는 사람들이 화면 가득 빼곡하다. 안경과 모자와 머리 모양만 서로 다르다.',
      spot: [50, 12],
    },
    { kind: 'sound', text: '웅성웅성', spot: [14, 52] },
    { kind: 'speech', who: '누군가', text: '“잠깐만요, 지나갈게요.”', spot: [66, 66] },
  ],
  rain: [
    {
      kind: 'scene',
      text: '붉은 바탕에 동그라미가 번진다. 노란 후드를 입은 헤드폰 쓴 사람의 얼굴에는 눈도 입도 없다.',
      spot: [16, 14],
    },
    { kind: 'sound', text: '쏴아', spot: [84, 38] },
    { kind: 'speech', who: '헤드폰 쓴 사람', text: '“삼 분만 더 있을게요.”', spot: [74, 60] },
  ],
  green: [
    {
      kind: 'scene',
      text: '위에서 내려다본 횡단보도. 빨강, 노랑, 검정 우산 셋과 우산 없는 일곱 사람이 긴 그림자를 끌고 건넌다.',
      spot: [5, 8],
    },
    { kind: 'sound', text: '삑, 삑, 삑', spot: [95, 90] },
    { kind: 'scene', text: '검은 우산 밑이 우산 쓴 사람이다.', spot: [58, 58] },
    { kind: 'speech', who: '우산 쓴 사람', text: '“오늘도 반만 씌워 드릴게요.”', spot: [67, 76] },
  ],
  lights: [
    {
      kind: 'scene',
      text: '불 켜진 창이 빼곡한 밤의 도시 앞에 저녁을 나르는 사람이 서 있다. 붉은 헬멧을 썼고 등에는 노란 배달 가방을 멨다.',
      spot: [16, 14],
    },
    { kind: 'sound', text: '부르릉', spot: [18, 84] },
    { kind: 'speech', who: '저녁을 나르는 사람', text: '“문 앞에 두고 갑니다.”', spot: [82, 48] },
  ],
  crossing: [
    {
      kind: 'scene',
      text: '붉은 해가 지는 도시의 넓은 횡단보도. 얼굴 없는 여섯 사람이 이쪽으로 건너온다.',
      spot: [50, 14],
    },
    {
      kind: 'scene',
      text: '왼쪽부터 헤드폰 쓴 사람, 신문을 펼친 사람, 우산 쓴 사람, 저녁을 나르는 사람, 빨간 풍선을 든 아이, 옷을 개는 사람.',
      spot: [24, 74],
    },
    { kind: 'sound', text: '또각, 또각', spot: [76, 92] },
    { kind: 'speech', who: '옷을 개는 사람', text: '“주머니는 확인하셨어요?”', spot: [74, 66] },
  ],
} as const satisfies Transcripts
