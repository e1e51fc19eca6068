import { parseArgs } from 'node:util'
import { BackendFault, reason } from '../../backend/fault.ts'

/** What `backup` and `restore` are asked for. Throws a BackendFault, with the help, for what they do not know. */
export function archiveArguments(help: string): { wantsHelp: boolean; file: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    })
    if (positionals.length > 1) throw new Error(`파일 하나만 적어 주세요: ${positionals.join(' ')}`)
    return { wantsHelp: values.help === true, file: positionals[0] }
  } catch (error) {
    throw new BackendFault(`${reason(error)}\n\n${help}`, error)
  }
}
