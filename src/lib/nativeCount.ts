/** Numerals as they stand before a counter: 한 곳, 두 장. */
const NUMERALS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']

/** A small number in words, as Korean counts things: “여섯”; figures above twelve and for none. */
export const nativeCount = (count: number): string => NUMERALS[count] || String(count)
