import type { SkillGroup } from '@/content/types'

/** The owner's skills, shown in the design section of the home page. */
export const skillGroups: readonly SkillGroup[] = [
  {
    id: 'design-tools',
    title: 'Design Tools',
    remark: ['손에 익은 도구로', '첫 선을 긋습니다.'],
    skills: [
      { name: 'Photoshop', drawing: 'photoshop', line: '질감과 빛을 만지는 보정과 합성' },
      { name: 'Illustrator', drawing: 'illustrator', line: '로고부터 아이콘까지, 선명한 한 줄' },
      { name: 'Premiere Pro', drawing: 'premiere-pro', line: '컷을 고르고 호흡을 맞추는 편집' },
      { name: 'PowerPoint', drawing: 'powerpoint', line: '말보다 먼저 이해되는 한 장' },
    ],
  },
  {
    id: 'web-skills',
    title: 'Web Skills',
    remark: ['시안이 멈춘 곳에서', '코드가 이어 그립니다.'],
    skills: [
      { name: 'Web markup', drawing: 'web-markup', tools: 'HTML5, CSS3', line: '의미가 먼저 읽히는 구조' },
      {
        name: 'Frontend development',
        drawing: 'frontend-development',
        tools: 'JavaScript, jQuery',
        line: '눌렀을 때 기분 좋은 반응',
      },
      {
        name: 'Across devices',
        drawing: 'across-devices',
        tools: 'Responsive, Cross-browser',
        line: '어느 화면에서 펼쳐도 같은 책',
      },
    ],
  },
  {
    id: 'others',
    title: 'Others',
    remark: ['혼자 그리지 않습니다.', '함께 넘기는 책장.'],
    skills: [
      {
        name: 'Workflow tools',
        drawing: 'workflow-tools',
        tools: 'Figma, Zeplin, Flutter',
        line: '시안에서 앱까지, 끊기지 않는 전달',
      },
      {
        name: 'Site building',
        drawing: 'site-building',
        tools: '아임웹, 카페24',
        line: '블록을 쌓아 여는 작은 가게',
      },
    ],
    team: {
      title: 'Dev team',
      line: '사람 하나, 조수 하나',
      members: [
        { name: '이든', role: 'Developer', kind: 'person' },
        { name: '먹돌', role: 'AI assistant', kind: 'assistant' },
      ],
    },
  },
]
