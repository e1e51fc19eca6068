/** The inquiry page without the letter. */
export const inquiryPageTexts = {
  description: (line: string) => `${line}.`,
}
