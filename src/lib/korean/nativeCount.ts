/** Numerals as they stand before a counter: 한 곳, 두 장. */
const NUMERALS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']

/** So many of something, as Korean counts: “여섯 장”; in figures above twelve and for none: “13장”. */
export const nativeCount = (count: number, counter: string): string =>
  NUMERALS[count] ? `${NUMERALS[count]} ${counter}` : count + counter
