/** Uploads: progress, errors and the upload of several photos. */
export const upload = {
  failed: '사진을 올리지 못했습니다',
  reading: (name: string) => `${name} 읽는 중`,
  sending: (name: string) => `${name} 올리는 중`,
  progress: (name: string) => `${name} 올리기`,
  stored: (name: string) => `${name} 올리기를 마쳤습니다.`,
  storedOnSave: (name: string) => `${name} 저장할 때 함께 올립니다.`,
  cancel: '올리기 취소',
  retry: '다시 올리기',
  dropToUpload: '놓으면 바로 올라갑니다',
  unnamed: '사진',
  untitled: '제목 없음',
  errors: {
    /** `size` is null if it is not known. */
    tooLarge: (limit: number, size: string | null) =>
      `파일이 ${limit}MB보다 큽니다.${size === null ? '' : ` (${size}MB)`}`,
    heic: 'HEIC 사진은 올릴 수 없습니다. 카메라나 휴대전화에서 JPEG로 내보낸 뒤 다시 올려 주세요.',
    svg: 'SVG 파일은 올릴 수 없습니다. PNG나 WebP로 내보낸 뒤 다시 올려 주세요.',
    type: '지원하지 않는 형식입니다. JPEG, PNG, WebP, AVIF만 올릴 수 있습니다.',
    dimensions: (limit: number) =>
      `사진의 한 변이 ${limit.toLocaleString('ko-KR')}px보다 깁니다. 줄인 뒤 다시 올려 주세요.`,
    height: (limit: number) => `그림의 높이는 ${limit.toLocaleString('ko-KR')}px까지입니다.`,
    corrupt: '파일이 손상되어 사진을 읽지 못했습니다. 다른 파일을 골라 주세요.',
    notStored: (status: number) =>
      `다시 올려도 서버의 저장소가 파일이 없다고 답합니다. (HTTP ${status}) 저장소의 media 버킷을 읽을 수 있는지 확인하고 다시 시도해 주세요.`,
  },
  batch: {
    title: '여러 장 올리기',
    files: '사진 여러 장',
    lead: '사진 여러 장을 끌어다 놓으면 한 장씩 임시저장됩니다.',
    choose: '여러 장 고르기',
    finished: (finished: number, count: number) => `${count}장 가운데 ${finished}장을 마쳤습니다.`,
    phases: {
      waiting: '기다리는 중',
      reading: '읽는 중',
      uploading: '올리는 중',
      saving: '저장하는 중',
      done: '임시저장됨',
      failed: '올리지 못함',
      cancelled: '취소함',
    },
    cancel: '취소',
    cancelOne: (name: string) => `${name} 취소`,
    retryOne: (name: string) => `${name} 다시 올리기`,
    clear: '목록 지우기',
    saved: (count: number) => `사진 ${count}장을 임시저장했습니다.`,
    leaveTitle: '아직 올리는 사진이 있습니다',
    leaveText: '지금 나가면 남은 사진은 올라가지 않습니다. 임시저장된 사진은 그대로 있습니다.',
    stay: '계속 올리기',
  },
}
