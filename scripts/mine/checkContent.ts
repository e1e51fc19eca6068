// Checks the content in the working folder as a build does. `npm run mine` runs it in its copy.
import { readContent } from '../build/content/readContent.ts'
import { runScript } from '../data/commandLine.ts'
import { checkFonts } from '../fonts/check.ts'

await runScript(async () => {
  const root = process.cwd()
  await readContent(root)
  checkFonts(root)
})
