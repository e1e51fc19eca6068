import type { Transcripts } from '@/content/series/transcript'

/** Transcripts of the pictures of The One and They. */
export default {
  ferry: [
    {
      kind: 'scene',
      text: '별이 뜬 밤의 강에 등불이 떠다닌다. 등불을 세운 작은 배에 붉은 목도리를 두른 온과 티끌 하나가 탔다.',
      spot: [14, 16],
    },
    { kind: 'sound', text: '철썩, 차르르', spot: [16, 72] },
    { kind: 'speech', who: '온', text: '“여울, 이 강은 어디까지 가요?”', spot: [40, 34] },
    { kind: 'speech', who: '여울', text: '“네가 노를 놓는 데까지.”', spot: [72, 24] },
    { kind: 'speech', who: '티끌', text: '“하나, 둘, 셋, 그리고 하나 모자라.”', spot: [27, 58] },
    { kind: 'scene', text: '강물 위에 선 여울의 치맛자락은 물결무늬이고, 긴 머리카락은 그대로 강물이 된다.' },
  ],
  hill: [
    {
      kind: 'scene',
      text: '별이 가득한 밤, 언덕에 나란히 앉은 그루와 온의 뒷모습. 온의 곁에 등불이 켜져 있고 양옆에 티끌이 하나씩 앉았다.',
      spot: [12, 30],
    },
    { kind: 'sound', text: '슈우', spot: [72, 14] },
    { kind: 'speech', who: '온', text: '“지금 하품한 거 맞죠? 셋까지 셌어요.”', spot: [60, 62] },
    { kind: 'speech', who: '그루', text: '“소원은… 모레 저녁에 말해 주마.”', spot: [36, 36] },
  ],
  cover: [
    {
      kind: 'scene',
      text: '커다란 보름달이 뜬 숲. 나무 탈을 쓴 거대한 그루 앞에 등불을 든 작은 온이 서 있고, 발치에 티끌 넷이 모였다.',
      spot: [20, 12],
    },
    { kind: 'speech', who: '온', text: '“안녕하세요. 저는 온이에요.”', spot: [30, 70] },
    { kind: 'sound', text: '후우', spot: [78, 30] },
    { kind: 'speech', who: '그루', text: '“안다. 네 할머니도 그렇게 말했단다.”', spot: [26, 42] },
  ],
  river: [
    {
      kind: 'scene',
      text: '옅은 하늘빛 바탕에 여울이 눈을 감고 있다. 긴 물빛 머리가 어깨 뒤로 흘러내리고 턱에는 물결무늬가 있다.',
      spot: [14, 12],
    },
    { kind: 'sound', text: '졸졸', spot: [16, 62] },
    { kind: 'speech', who: '여울', text: '“돌아오는 법은 물도 모른단다.”', spot: [80, 44] },
  ],
  masks: [
    { kind: 'scene', text: '붉은 벽에 탈 여덟 개가 넷씩 두 줄로 걸려 있다.', spot: [5, 8] },
    {
      kind: 'scene',
      text: '윗줄은 그루를 닮은 나무 탈, 여울을 닮은 물결 탈, 뺨이 발그레한 노란 탈, 입을 크게 벌려 웃는 흰 탈.',
      spot: [50, 46],
    },
    {
      kind: 'scene',
      text: '아랫줄은 가로줄과 점만 그은 연둣빛 탈, 눈이 동그란 푸른 탈, 줄무늬 탈, 그리고 아무것도 그리지 않은 흰 탈.',
      spot: [50, 94],
    },
    { kind: 'sound', text: '달그락', spot: [95, 30] },
    { kind: 'speech', who: '온, 그림 밖에서', text: '“마지막 건 누구 얼굴이에요?”', spot: [95, 76] },
  ],
  missing: [
    {
      kind: 'scene',
      text: '주황빛 바탕에 삿갓을 쓴 티끌이 붉은 옷을 입고 웃는다. 네 귀퉁이에 더 작은 티끌이 하나씩 있다.',
      spot: [16, 36],
    },
    { kind: 'speech', who: '티끌', text: '“하나, 둘, 셋, 넷.”', spot: [80, 50] },
    { kind: 'sound', text: '또르르', spot: [14, 70] },
    { kind: 'speech', who: '티끌', text: '“하나가 모자라.”', spot: [50, 90] },
  ],
  stairs: [
    {
      kind: 'scene',
      text: '숲속 돌계단 양쪽에 등불이 켜져 있고, 계단 끝에 둥근 달이 걸려 있다.',
      spot: [50, 84],
    },
    {
      kind: 'scene',
      text: '왼쪽에 긴 머리의 여울이 떠 있고, 나무들 사이에서 그루와 그루를 닮은 이 둘이 눈을 감고 있다. 계단 아래에는 티끌 넷이 모였다.',
      spot: [24, 62],
    },
    { kind: 'sound', text: '타닥, 타닥', spot: [66, 78] },
    {
      kind: 'speech',
      who: '티끌',
      text: '“그 애가 오면 다 모인 거고, 안 오면 하나 모자라.”',
      spot: [16, 88],
    },
  ],
} as const satisfies Transcripts
