import { paths } from '@/config/paths'
import { galleries } from '@/content/galleryRegistry'
import { novelPages } from '@/content/novels'
import { isPublic } from '@/content/pages'
import { publicGalleries, publicSeries } from '@/content/publicContent'
import { webtoonSeries } from '@/content/series'
import type { Profile } from '@/content/types'
import { creator } from './art/profile'
import { some } from './series/some'
import { tls } from './series/tls'
import { site } from './site'

/** Profile of the creator. Mail address, handle and links are in `site.ts`. */
export const profile: Profile = {
  headline: ['빈 페이지 앞에', '가장 먼저', '앉는 사람.'],
  portrait: {
    ...creator,
    alt: '노을 지는 창가 책상에서 빈 종이에 첫 획을 그으려는 창작자의 뒷모습과 고양이',
  },
  biography: [
    '화면을 설계하고, 만화를 그리고, 소설을 쓰고, 사진을 찍습니다. 하는 일은 네 가지지만 시작은 늘 같습니다. 아무것도 없는 한 장을 펴고, 첫 선을 어디에 그을지 오래 바라보는 것.',
  ],
  seal: ['빈', '페', '이', '지'],
  crafts: [
    {
      verb: '짓고',
      field: 'UI/UX · 웹디자인 · 웹퍼블리싱',
      text: '읽기 쉬운 구조와 만지고 싶은 움직임을 만듭니다.',
      to: paths.portfolio,
    },
    {
      verb: '그리고',
      field: '웹툰 · 일러스트',
      text: '말로 다 못 한 마음을 표정과 여백으로 옮깁니다.',
      to: (publicSeries[0] ?? webtoonSeries[0]).path,
    },
    {
      verb: '쓰고',
      field: '웹소설',
      text: '한 문장이 다음 문장을 부를 때까지 고쳐 씁니다.',
      to: novelPages.find(({ path }) => isPublic(path))?.path ?? paths.moreStories,
    },
    {
      verb: '찍습니다',
      field: publicGalleries.map(({ label }) => label).join(' · '),
      text: '다시 오지 않을 빛을 그 자리에서 받아 적습니다.',
      to: (publicGalleries[0] ?? galleries[0]).path,
    },
  ],
  timeline: [
    { year: '2026', text: `개인 사이트 ‘${site.name}’ 공개`, to: paths.home },
    { year: '2025', text: '웹툰 〈Somebodies〉 연재 시작', to: some.path },
    {
      year: '2024',
      text: `사진 작업 시작, ${publicGalleries.map(({ title }) => title).join(' · ')}`,
      to: (publicGalleries[0] ?? galleries[0]).path,
    },
    { year: '2023', text: '웹툰 〈TWINS LOVE STORY〉 연재 시작', to: tls.path },
    { year: '2021', text: 'UI/UX 디자인과 웹퍼블리싱', to: paths.portfolio },
  ],
  tools: [
    { kind: '화면', names: ['Figma', 'Zeplin', 'Flutter', 'HTML5', 'CSS3', 'JavaScript', 'jQuery'] },
    { kind: '그림', names: ['Photoshop', 'Illustrator'] },
    { kind: '영상과 발표', names: ['Premiere Pro', 'PowerPoint'] },
    { kind: '가게 짓기', names: ['아임웹', '카페24'] },
    { kind: '사진기', names: publicGalleries.map(({ label }) => label) },
  ],
  contact: '새로 펼칠 한 장이 있다면 편지를 보내 주세요.',
}
