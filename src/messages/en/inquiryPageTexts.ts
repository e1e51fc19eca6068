import type { inquiryPageTexts as Korean } from '../ko/inquiryPageTexts.ts'

export const inquiryPageTexts: typeof Korean = {
  description: (line) => `${line}.`,
}
