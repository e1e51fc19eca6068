import { localized } from '@/content/localized'
import type { Transcripts } from '@/content/series/transcript'

/** Transcripts of the pictures of The One and They. */
export default localized({
  ferry: [
    {
      kind: 'scene',
      text: {
        ko: '별이 뜬 밤의 강에 등불이 떠다닌다. 등불을 세운 작은 배에 붉은 목도리를 두른 온과 티끌 하나가 탔다.',
        en: 'Lanterns float on a river under a starry sky. In a small boat with a lantern on a pole sit On, in a red scarf, and one Tikkeul.',
      },
      spot: [14, 16],
    },
    { kind: 'sound', text: { ko: '철썩, 차르르', en: 'Splash, ripple' }, spot: [16, 72] },
    {
      kind: 'speech',
      who: { ko: '온', en: 'On' },
      text: { ko: '“여울, 이 강은 어디까지 가요?”', en: '“Yeoul, how far does this river go?”' },
      spot: [40, 34],
    },
    {
      kind: 'speech',
      who: { ko: '여울', en: 'Yeoul' },
      text: { ko: '“네가 노를 놓는 데까지.”', en: '“As far as where you let go of the oar.”' },
      spot: [72, 24],
    },
    {
      kind: 'speech',
      who: { ko: '티끌', en: 'Tikkeul' },
      text: { ko: '“하나, 둘, 셋, 그리고 하나 모자라.”', en: '“One, two, three, and one is missing.”' },
      spot: [27, 58],
    },
    {
      kind: 'scene',
      text: {
        ko: '강물 위에 선 여울의 치맛자락은 물결무늬이고, 긴 머리카락은 그대로 강물이 된다.',
        en: 'The hem of Yeoul, who stands on the water, has a pattern of waves, and her long hair becomes the river itself.',
      },
    },
  ],
  hill: [
    {
      kind: 'scene',
      text: {
        ko: '별이 가득한 밤, 언덕에 나란히 앉은 그루와 온의 뒷모습. 온의 곁에 등불이 켜져 있고 양옆에 티끌이 하나씩 앉았다.',
        en: 'A night full of stars, and Geuru and On from behind, side by side on a hill. A lantern burns beside On, and a Tikkeul sits on either side.',
      },
      spot: [12, 30],
    },
    { kind: 'sound', text: { ko: '슈우', en: 'Whoosh' }, spot: [72, 14] },
    {
      kind: 'speech',
      who: { ko: '온', en: 'On' },
      text: {
        ko: '“지금 하품한 거 맞죠? 셋까지 셌어요.”',
        en: '“That was a yawn just now, wasn’t it? I counted to three.”',
      },
      spot: [60, 62],
    },
    {
      kind: 'speech',
      who: { ko: '그루', en: 'Geuru' },
      text: {
        ko: '“소원은… 모레 저녁에 말해 주마.”',
        en: '“My wish… I’ll tell you the evening after tomorrow.”',
      },
      spot: [36, 36],
    },
  ],
  cover: [
    {
      kind: 'scene',
      text: {
        ko: '커다란 보름달이 뜬 숲. 나무 탈을 쓴 거대한 그루 앞에 등불을 든 작은 온이 서 있고, 발치에 티끌 넷이 모였다.',
        en: 'A forest under a big full moon. Small On stands with a lantern before the giant Geuru in a wooden mask, and four Tikkeul have gathered at their feet.',
      },
      spot: [20, 12],
    },
    {
      kind: 'speech',
      who: { ko: '온', en: 'On' },
      text: { ko: '“안녕하세요. 저는 온이에요.”', en: '“Hello. I’m On.”' },
      spot: [30, 70],
    },
    { kind: 'sound', text: { ko: '후우', en: 'Whooo' }, spot: [78, 30] },
    {
      kind: 'speech',
      who: { ko: '그루', en: 'Geuru' },
      text: {
        ko: '“안다. 네 할머니도 그렇게 말했단다.”',
        en: '“I know. That’s how your grandmother said it, too.”',
      },
      spot: [26, 42],
    },
  ],
  river: [
    {
      kind: 'scene',
      text: {
        ko: '옅은 하늘빛 바탕에 여울이 눈을 감고 있다. 긴 물빛 머리가 어깨 뒤로 흘러내리고 턱에는 물결무늬가 있다.',
        en: 'On a pale sky-blue ground, Yeoul has closed her eyes. Her long, water-colored hair flows down behind her shoulders, and there are waves on her chin.',
      },
      spot: [14, 12],
    },
    { kind: 'sound', text: { ko: '졸졸', en: 'Trickle' }, spot: [16, 62] },
    {
      kind: 'speech',
      who: { ko: '여울', en: 'Yeoul' },
      text: { ko: '“돌아오는 법은 물도 모른단다.”', en: '“How to come back, even water doesn’t know.”' },
      spot: [80, 44],
    },
  ],
  masks: [
    {
      kind: 'scene',
      text: {
        ko: '붉은 벽에 탈 여덟 개가 넷씩 두 줄로 걸려 있다.',
        en: 'Eight masks hang on a red wall, in two rows of four.',
      },
      spot: [5, 8],
    },
    {
      kind: 'scene',
      text: {
        ko: '윗줄은 그루를 닮은 나무 탈, 여울을 닮은 물결 탈, 뺨이 발그레한 노란 탈, 입을 크게 벌려 웃는 흰 탈.',
        en: 'The upper row: a wooden mask like Geuru, a mask of waves like Yeoul, a yellow mask with rosy cheeks, a white mask laughing with its mouth wide open.',
      },
      spot: [50, 46],
    },
    {
      kind: 'scene',
      text: {
        ko: '아랫줄은 가로줄과 점만 그은 연둣빛 탈, 눈이 동그란 푸른 탈, 줄무늬 탈, 그리고 아무것도 그리지 않은 흰 탈.',
        en: 'The lower row: a light green mask of nothing but lines and dots, a blue mask with round eyes, a striped mask, and a white mask with nothing drawn on it.',
      },
      spot: [50, 94],
    },
    { kind: 'sound', text: { ko: '달그락', en: 'Clatter' }, spot: [95, 30] },
    {
      kind: 'speech',
      who: { ko: '온, 그림 밖에서', en: 'On, out of frame' },
      text: { ko: '“마지막 건 누구 얼굴이에요?”', en: '“Whose face is the last one?”' },
      spot: [95, 76],
    },
  ],
  missing: [
    {
      kind: 'scene',
      text: {
        ko: '주황빛 바탕에 삿갓을 쓴 티끌이 붉은 옷을 입고 웃는다. 네 귀퉁이에 더 작은 티끌이 하나씩 있다.',
        en: 'On an orange ground, a Tikkeul in a straw hat and red clothes smiles. In each of the four corners is an even smaller Tikkeul.',
      },
      spot: [16, 36],
    },
    {
      kind: 'speech',
      who: { ko: '티끌', en: 'Tikkeul' },
      text: { ko: '“하나, 둘, 셋, 넷.”', en: '“One, two, three, four.”' },
      spot: [80, 50],
    },
    { kind: 'sound', text: { ko: '또르르', en: 'Roll, roll' }, spot: [14, 70] },
    {
      kind: 'speech',
      who: { ko: '티끌', en: 'Tikkeul' },
      text: { ko: '“하나가 모자라.”', en: '“One is missing.”' },
      spot: [50, 90],
    },
  ],
  stairs: [
    {
      kind: 'scene',
      text: {
        ko: '숲속 돌계단 양쪽에 등불이 켜져 있고, 계단 끝에 둥근 달이 걸려 있다.',
        en: 'Lanterns are lit on both sides of stone stairs in the forest, and a round moon hangs at the top.',
      },
      spot: [50, 84],
    },
    {
      kind: 'scene',
      text: {
        ko: '왼쪽에 긴 머리의 여울이 떠 있고, 나무들 사이에서 그루와 그루를 닮은 이 둘이 눈을 감고 있다. 계단 아래에는 티끌 넷이 모였다.',
        en: 'On the left floats Yeoul with her long hair, and among the trees Geuru and two others like Geuru have closed their eyes. Four Tikkeul have gathered at the foot of the stairs.',
      },
      spot: [24, 62],
    },
    { kind: 'sound', text: { ko: '타닥, 타닥', en: 'Crackle, crackle' }, spot: [66, 78] },
    {
      kind: 'speech',
      who: { ko: '티끌', en: 'Tikkeul' },
      text: {
        ko: '“그 애가 오면 다 모인 거고, 안 오면 하나 모자라.”',
        en: '“If he comes, we’re all here. If he doesn’t, one is missing.”',
      },
      spot: [16, 88],
    },
  ],
}) satisfies Transcripts
