/** A part of the page that failed to load or to render. */
export const loadErrors = {
  title: '잉크가 번졌습니다.',
  /** The missing part, with its object particle. */
  part: '이 부분을',
  notLoaded: (part: string) => `${part} 불러오지 못했습니다.`,
  notDrawn: (part: string) => `${part} 그리지 못했습니다.`,
  checkAndRetry: '연결을 확인하고 다시 시도해 주세요.',
  checkAndReload: '연결을 확인하고 새로고침해 주세요.',
  retryLater: '잠시 뒤에 다시 시도해 주세요.',
  reloadLater: '잠시 뒤에 새로고침해 주세요.',
  reload: '새로고침',
  /** `failure` is a sentence. */
  checkConnection: (failure: string) => `${failure} 연결을 확인해 주세요.`,
  reloadPage: (failure: string) => `${failure} 새로고침해 주세요.`,
}
