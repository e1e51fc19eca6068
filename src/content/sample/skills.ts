import { localized } from '@/content/localized'
import type { SkillGroup } from '@/content/types'

/** The owner's skills, shown in the design section of the home page. */
export const skillGroups: readonly SkillGroup[] = localized([
  {
    id: 'design-tools',
    title: 'Design Tools',
    remark: {
      ko: ['손에 익은 도구로', '첫 선을 긋습니다.'],
      en: ['The first line, drawn', 'with familiar tools.'],
    },
    skills: [
      {
        name: 'Photoshop',
        drawing: 'photoshop',
        line: { ko: '질감과 빛을 만지는 보정과 합성', en: 'Retouching and compositing, texture and light' },
      },
      {
        name: 'Illustrator',
        drawing: 'illustrator',
        line: { ko: '로고부터 아이콘까지, 선명한 한 줄', en: 'From logo to icon, one crisp line' },
      },
      {
        name: 'Premiere Pro',
        drawing: 'premiere-pro',
        line: { ko: '컷을 고르고 호흡을 맞추는 편집', en: 'Cuts chosen and set to a rhythm' },
      },
      {
        name: 'PowerPoint',
        drawing: 'powerpoint',
        line: { ko: '말보다 먼저 이해되는 한 장', en: 'One slide, clear before the words' },
      },
    ],
  },
  {
    id: 'web-skills',
    title: 'Web Skills',
    remark: {
      ko: ['시안이 멈춘 곳에서', '코드가 이어 그립니다.'],
      en: ['Where mockups stop,', 'code draws on.'],
    },
    skills: [
      {
        name: 'Web markup',
        drawing: 'web-markup',
        tools: 'HTML5, CSS3',
        line: { ko: '의미가 먼저 읽히는 구조', en: 'Structure that reads by meaning' },
      },
      {
        name: 'Frontend development',
        drawing: 'frontend-development',
        tools: 'JavaScript, jQuery',
        line: { ko: '눌렀을 때 기분 좋은 반응', en: 'Responses that feel good to press' },
      },
      {
        name: 'Across devices',
        drawing: 'across-devices',
        tools: 'Responsive, Cross-browser',
        line: { ko: '어느 화면에서 펼쳐도 같은 책', en: 'The same book on every screen' },
      },
    ],
  },
  {
    id: 'others',
    title: 'Others',
    remark: {
      ko: ['혼자 그리지 않습니다.', '함께 넘기는 책장.'],
      en: ['Never drawn alone.', 'Pages turned together.'],
    },
    skills: [
      {
        name: 'Workflow tools',
        drawing: 'workflow-tools',
        tools: 'Figma, Zeplin, Flutter',
        line: { ko: '시안에서 앱까지, 끊기지 않는 전달', en: 'From mockup to app without a break' },
      },
      {
        name: 'Site building',
        drawing: 'site-building',
        tools: { ko: '아임웹, 카페24', en: 'Imweb, Cafe24' },
        line: { ko: '블록을 쌓아 여는 작은 가게', en: 'Small shops, built block by block' },
      },
    ],
    team: {
      title: 'Dev team',
      line: { ko: '사람 하나, 조수 하나', en: 'One person, one assistant' },
      members: [
        { name: { ko: '이든', en: 'Ideun' }, role: 'Developer', kind: 'person' },
        { name: { ko: '먹돌', en: 'Meokdol' }, role: 'AI assistant', kind: 'assistant' },
      ],
    },
  },
])
