/** Rebuilding the site by the host's deploy hook, and the hook's dialog. */
export const rebuild = {
  done: '새 사이트가 올라갔습니다.',
  failed: '다시 만들지 못했습니다. 사이트는 이전 그대로입니다.',
  hook: {
    title: '배포 훅',
    lead: 'Vercel, Netlify, Cloudflare의 설정에서 만든 주소를 붙여 넣어 주세요. 이 주소를 아는 사람은 누구나 사이트를 다시 만들 수 있으니 다른 곳에 적어 두지 마세요.',
    address: '배포 훅 주소',
    remove: '지우기',
    removed: '배포 훅을 지웠습니다.',
    save: '저장하기',
    saved: '배포 훅을 저장했습니다.',
  },
  faults: {
    empty: () => '배포 훅 주소를 넣어 주세요.',
    malformed: () => '주소를 알아볼 수 없습니다. https://로 시작하는 주소를 통째로 붙여 넣어 주세요.',
    insecure: () => 'https://로 시작하는 주소만 쓸 수 있습니다.',
    unknownHost: (hosts: string) => `${hosts}의 배포 훅만 쓸 수 있습니다.`,
    cut: () => '주소가 잘렸습니다. 통째로 붙여 넣어 주세요.',
    tooLong: () => '주소가 너무 깁니다.',
  },
}
