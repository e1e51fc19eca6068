/** The full-screen view of a picture. */
export const zoomTexts = {
  picture: { photo: '사진', drawing: '그림' },
  view: { photo: '사진 크게 보기', drawing: '그림 크게 보기' },
  zoomIn: '확대',
  zoomOut: '축소',
  /** The library fills in both numbers. */
  position: '{total}장 중 {index}번째',
}
