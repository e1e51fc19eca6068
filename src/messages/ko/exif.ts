/** Camera settings of a photo. */
export const exif = {
  camera: '카메라',
  lens: '렌즈',
  aperture: '조리개',
  shutter: '셔터',
  iso: '감도',
  seconds: (value: string) => `${value}초`,
  focalLength: '초점 거리',
  equivalent: (length: string) => ` (35mm 환산 ${length})`,
  compensation: '노출 보정',
  filmSimulation: '필름 시뮬레이션',
}
