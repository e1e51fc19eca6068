// `npm run doctor`: checks settings, project, build and published site, and says where to mend what is wrong.
import { loadEnv } from 'vite'
import { BackendError } from '../../backend/backendError.ts'
import { parseArguments, runScript } from './commandLine.ts'
import { checkBuild, checkLiveSite, checkProject, checkSettings } from './diagnosis.ts'
import type { DoctorSettings, Finding } from './finding.ts'
import { checkRightsSignals } from './rightsDiagnosis.ts'

const HELP = `Usage: npm run doctor

  Checks the settings (.env.production and the environment), the Supabase project, the build in dist/, and the published
  site with the signals of its rights, one line each. Changes nothing. With SUPABASE_SECRET_KEY before the command it
  also checks the owner’s account and the bucket.
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
    ['Settings', checkSettings(settings)],
    ['Project', await checkProject(settings)],
    ['Build', checkBuild(settings, 'dist')],
    ['Published site', await checkLiveSite(settings)],
    ['Signals of the rights', await checkRightsSignals(settings)],
  ]
  for (const [title, findings] of sections) {
    console.info(`\n${title}`)
    for (const { level, text, remedy } of findings)
      console.info(`  ${MARKS[level]} ${text}${remedy ? `\n      → ${remedy}` : ''}`)
  }
  const errors = sections.flatMap(([, findings]) => findings).filter(({ level }) => level === 'error')
  if (errors.length > 0)
    throw new BackendError(`\n${errors.length} ${errors.length === 1 ? 'thing' : 'things'} to correct.`)
  console.info('\nNothing to correct.')
})
