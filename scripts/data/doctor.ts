// `npm run doctor`: checks settings, project, build and published site, and says where to mend what is wrong.
import { loadEnv } from 'vite'
import { BackendError } from '../../backend/backendError.ts'
import { parseArguments, runScript } from './commandLine.ts'
import { checkBuild, checkLiveSite, checkProject, checkSettings } from './diagnosis.ts'
import type { DoctorSettings, Finding } from './finding.ts'
import { checkRightsSignals } from './rightsDiagnosis.ts'

const HELP = `사용법: npm run doctor

  설정(.env.production과 환경 변수), Supabase 프로젝트, dist/의 빌드, 열린 사이트와 그 권리의 신호를 살펴보고 한 줄씩 알립니다.
  아무것도 바꾸지 않습니다. SUPABASE_SECRET_KEY를 명령 앞에 적으면 주인 계정과 버킷도 봅니다.
`
const MARKS: Record<Finding['level'], string> = { ok: '✓', warning: '!', error: '✗', skipped: '–' }

await runScript(async () => {
  const { values } = parseArguments({ options: { help: { type: 'boolean', short: 'h' } } }, HELP)
  if (values.help) return console.info(HELP)
  const settings: DoctorSettings = {
    production: loadEnv('production', process.cwd(), 'VITE_'),
    development: loadEnv('development', process.cwd(), 'VITE_'),
    secretKey: process.env['SUPABASE_SECRET_KEY'] ?? process.env['SUPABASE_SERVICE_ROLE_KEY'],
  }
  const sections: [title: string, findings: Finding[]][] = [
    ['설정', checkSettings(settings)],
    ['프로젝트', await checkProject(settings)],
    ['빌드', checkBuild(settings, 'dist')],
    ['열린 사이트', await checkLiveSite(settings)],
    ['권리의 신호', await checkRightsSignals(settings)],
  ]
  for (const [title, findings] of sections) {
    console.info(`\n${title}`)
    for (const { level, text, remedy } of findings)
      console.info(`  ${MARKS[level]} ${text}${remedy ? `\n      → ${remedy}` : ''}`)
  }
  const errors = sections.flatMap(([, findings]) => findings).filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new BackendError(`\n고칠 것이 ${errors.length}가지 있습니다.`)
  console.info('\n고칠 것이 없습니다.')
})
