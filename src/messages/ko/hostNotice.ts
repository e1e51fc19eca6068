/** The notice of a page whose host fails. */
export const hostNotice = {
  lastBuild: '지금은 새 글이 있는지 확인하지 못해, 마지막으로 확인한 모습을 보여 드립니다.',
}
