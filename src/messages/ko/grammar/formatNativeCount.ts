/** Native Korean numerals in the form used before a counter: 한 곳, 두 장. */
const NUMERALS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']

/** Formats a count with its counter: “여섯 장” for 1–12, digits for 0 and above 12: “13장”. */
export const formatNativeCount = (count: number, counter: string): string =>
  NUMERALS[count] ? `${NUMERALS[count]} ${counter}` : count + counter
