import { paths } from '@/config/paths'
import { galleries } from '@/content/galleryRegistry'
import { localized } from '@/content/localized'
import { novelPages } from '@/content/novels'
import { isPublic } from '@/content/pages'
import { publicGalleries, publicSeries } from '@/content/publicContent'
import { webtoonSeries } from '@/content/series'
import type { Profile } from '@/content/types'
import { creator } from './art/profile'
import { some } from './series/some'
import { tls } from './series/tls'
import { site } from './site'

const cameras = publicGalleries.map(({ title }) => title).join(' · ')

/** Profile of the creator. Mail address, handle and links are in `site.ts`. */
export const profile: Profile = localized({
  headline: {
    ko: ['빈 페이지 앞에', '가장 먼저', '앉는 사람.'],
    en: ['The first to sit', 'before a', 'blank page.'],
  },
  portrait: {
    ...creator,
    alt: {
      ko: '노을 지는 창가 책상에서 빈 종이에 첫 획을 그으려는 창작자의 뒷모습과 고양이',
      en: 'The creator from behind, at a desk by a window at sunset, about to draw the first stroke on blank paper, and a cat',
    },
  },
  biography: [
    {
      ko: '화면을 설계하고, 만화를 그리고, 소설을 쓰고, 사진을 찍습니다. 하는 일은 네 가지지만 시작은 늘 같습니다. 아무것도 없는 한 장을 펴고, 첫 선을 어디에 그을지 오래 바라보는 것.',
      en: 'I design screens, draw comics, write novels and take photographs. The work comes in four kinds, but it always begins the same way: I open a sheet with nothing on it, and look for a long time at where the first line should go.',
    },
  ],
  seal: { ko: ['빈', '페', '이', '지'], en: ['P', 'A', 'G', 'E'] },
  crafts: [
    {
      verb: { ko: '짓고', en: 'Build' },
      field: { ko: 'UI/UX · 웹디자인 · 웹퍼블리싱', en: 'UI/UX · Web design · Web publishing' },
      text: {
        ko: '읽기 쉬운 구조와 만지고 싶은 움직임을 만듭니다.',
        en: 'I make structure that is easy to read and motion you want to touch.',
      },
      to: paths.portfolio,
    },
    {
      verb: { ko: '그리고', en: 'Draw' },
      field: { ko: '웹툰 · 일러스트', en: 'Webtoon · Illustration' },
      text: {
        ko: '말로 다 못 한 마음을 표정과 여백으로 옮깁니다.',
        en: 'I move what words can’t finish into faces and white space.',
      },
      to: (publicSeries[0] ?? webtoonSeries[0]).path,
    },
    {
      verb: { ko: '쓰고', en: 'Write' },
      field: { ko: '웹소설', en: 'Web novel' },
      text: {
        ko: '한 문장이 다음 문장을 부를 때까지 고쳐 씁니다.',
        en: 'I rewrite until one sentence calls for the next.',
      },
      to: novelPages.find(({ path }) => isPublic(path))?.path ?? paths.moreStories,
    },
    {
      verb: { ko: '찍습니다', en: 'Shoot' },
      field: publicGalleries.map(({ label }) => label).join(' · '),
      text: {
        ko: '다시 오지 않을 빛을 그 자리에서 받아 적습니다.',
        en: 'I take down, on the spot, light that won’t come again.',
      },
      to: (publicGalleries[0] ?? galleries[0]).path,
    },
  ],
  timeline: [
    {
      year: '2026',
      text: { ko: `개인 사이트 ‘${site.name}’ 공개`, en: `My site “${site.name}” opens` },
      to: paths.home,
    },
    {
      year: '2025',
      text: { ko: '웹툰 〈Somebodies〉 연재 시작', en: 'The webtoon “Somebodies” begins' },
      to: some.path,
    },
    {
      year: '2024',
      text: { ko: `사진 작업 시작, ${cameras}`, en: `First photographs, ${cameras}` },
      to: (publicGalleries[0] ?? galleries[0]).path,
    },
    {
      year: '2023',
      text: { ko: '웹툰 〈TWINS LOVE STORY〉 연재 시작', en: 'The webtoon “TWINS LOVE STORY” begins' },
      to: tls.path,
    },
    {
      year: '2021',
      text: { ko: 'UI/UX 디자인과 웹퍼블리싱', en: 'UI/UX design and web publishing' },
      to: paths.portfolio,
    },
  ],
  tools: [
    {
      kind: { ko: '화면', en: 'Screens' },
      names: ['Figma', 'Zeplin', 'Flutter', 'HTML5', 'CSS3', 'JavaScript', 'jQuery'],
    },
    { kind: { ko: '그림', en: 'Drawing' }, names: ['Photoshop', 'Illustrator'] },
    { kind: { ko: '영상과 발표', en: 'Video and slides' }, names: ['Premiere Pro', 'PowerPoint'] },
    {
      kind: { ko: '가게 짓기', en: 'Shop building' },
      names: [
        { ko: '아임웹', en: 'Imweb' },
        { ko: '카페24', en: 'Cafe24' },
      ],
    },
    { kind: { ko: '사진기', en: 'Cameras' }, names: publicGalleries.map(({ label }) => label) },
  ],
  contact: {
    ko: '새로 펼칠 한 장이 있다면 편지를 보내 주세요.',
    en: 'If there is a new page to open, please write to me.',
  },
})
