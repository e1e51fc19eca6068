const NUMBERS = ['없음', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉']

/** Two photos of the light table side by side. */
export const lightPair = {
  back: '라이트 테이블',
  loupes: '두 돋보기를 같은 자리에 둡니다. 화살표로도 움직입니다.',
  swap: '자리 바꾸기',
  loupeOn: '돋보기 켜기',
  loupeOff: '돋보기 끄기',
  loupe: { loading: '원본을 여는 중', ready: '100%', failed: '원본 없음' },
  loading: '사진을 불러오는 중입니다.',
  failed: '사진을 불러오지 못했습니다.',
  missing: '찾을 수 없는 사진입니다. 지워졌거나 주소가 잘못되었습니다.',
  exif: {
    label: '촬영 정보 견주기',
    light: '빛',
    missingPhoto: '없는 사진',
    unknown: '기록 없음',
    differs: '다름',
    differences: (count: number) => `다른 값 ${NUMBERS[count] ?? count}`,
  },
}
