/** The page after a letter has arrived. */
export const sentTexts = {
  heading: '잘 받았습니다.',
}
