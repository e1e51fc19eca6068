/**
 * The letters that the first views of the public pages show in each font, besides digits, basic punctuation and, in the
 * text font's 400 and the Latin display font, ASCII letters. They are cut into the font's `first` file. A page with any
 * other letter loads a second file, which makes `e2e/fonts.spec.ts` fail: add the letter here. Cutting by source folder
 * instead gives 152 kB per page, because sources do not say which font their words are set in.
 */
export const FIRST_LETTERS: Readonly<Record<string, string>> = {
  'pretendard-400':
    '©·×–‘’⅔〈〉「」가간감갑강같개거건것게격결겹계고공과관교구국군굴그글금긋기긴길깁깃까깨꺼께꽃뀝끊끌나낙난날남내낸너네녁년놓누눈눌눠뉘느는늘니님다단달닳닿대더도동되두둘둥뒤드든듣들듭등디때떨뚝라람래랙러럼렀렌려례로록뢰루르른를름리린림마만말맞맡매맨머먹먼멈메면명모몰못무문물뮬미민밀밑바박반받밤방밭백버번법벚베벽변보본볼봄부분불붓붙브블비빛빵사산살상새색생서선설섯성세셀셈셔션셜셨소속손쇼수숲쉬스습시심십싱싶쌍쌓썸쓰쓴씁씩아악안않알앞애앱야약어얼업없었엌에여역연열였영예오온올옮옴옷와완요용우운울움웃워원웹위윈으은을음응의이인일읽임입있자작잘장재저적전정제조종좋주준줄줍중지직진질짊집짝째쪽쬔쯤찍차착찻창책처척천첫쳐초촉추축춤춥치칠카커컷켜코콘크타태터토통툰트티파판팬퍼페펴편펼폰표풀품핑하학한할함합해헤형호화회횡후흡히',
  'pretendard-500':
    '-/@ACEFGIJLMNOSUVXYabcefghklmnoprstxy·−가같개건게과교구그기꽃나낮너년눈는늘늦니다달도동됩둥들등디뛰뜹라람럼례로루를름림링마만매먼메면몰무문발밤벚봅부불빛사상생서설소숲스습시쌍씩아악야언엌에여영옆와웃웹으은을음의이인일있자장저정좋지진집짓차찾책처첩초치친카크큼탈툰트팬표하한해혼화',
  'pretendard-600':
    '+-/:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdeghijlmnoprstuvwy·가강건게공그글기나남너니다도동드디뛰란램랫러례로록를리림마만맨먹목문물베보복본분브블사새색서설세소스시싱아약어에연열온웹위유으음의이인일읽임자작장재저전즈진차창처첩첫체칩카크타토툰튜트팅팬퍼페편펼포폼품플하홈히',
  hedvig: '+-/@·',
  myung:
    '+…가각간강같개갤거건것게결겹계고곳공과관구궤그긋기길깃께끌나난낮낼너넘네녀녁년녘노눈느는니닐다단달대더도돌되된두둘둥드든들등디따뚝라람래러럼로록룡루르른를름리릭린림립마막만많말매먹먼멈메면모몰무문물바박밤방밭벽보본불붕블비빈빗빛빵뼈사산상새색서선설세셈소속손수숲스습시식신실싱쌍쓰쓴아악안앉않앞애야어업없었에여연옆오온옷와요용우울원웹위윤으은을음의이익인일자작잠장재저전정좋주줄중지진질집짓쪽찍차창책처첩첫청초춘치침칩카캐커코퀴키타탐태터테토툰퉁트튼티파판팬퍼페편펼폰표풀풍피필하한할함해행헤현혼화회후',
  'gowun-400':
    '가간같게겨고과그기끼나내년뉜는다던도두둥들등똑람러려로루른를리마막만머모못반밤백법보불브빈사생서설셈소스쌍씩아않야어얽에열울웃웹윈으은을의이일있장적전종지직짧착책켜토툰트페편하한힌',
}
