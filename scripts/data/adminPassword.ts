// `npm run admin:password [-- PASSWORD]`: prints the verifier of a password from the arguments or standard input, or of a
// generated passphrase. Exits with 1 for a weak password.
import { randomInt } from 'node:crypto'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { createVerifier } from '../../src/lib/passwordVerifier.ts'
import { DEVELOPMENT_PASSWORD } from './developmentPassword.ts'

/** Without look-alikes; 20 characters have about 98 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP_LENGTH = 4
const MIN_LENGTH = 12
/** zxcvbn's highest score: more than 10^10 guesses. */
const MIN_SCORE = 4
/** Some callers keep standard input open without writing: after this time a passphrase is generated. */
const INPUT_TIMEOUT_MS = 2000

function randomGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

function generatePassphrase(): string {
  return Array.from({ length: GROUPS }, randomGroup).join('-')
}

/** Reads the first line of standard input. Resolves to an empty string without input. */
async function readStandardInput(): Promise<string> {
  if (process.stdin.isTTY) return ''
  return new Promise((resolve) => {
    let text = ''
    const timeout = setTimeout(() => finish(), INPUT_TIMEOUT_MS)
    const finish = () => {
      clearTimeout(timeout)
      process.stdin.destroy()
      resolve(text.split(/\r?\n/, 1)[0] ?? '')
    }
    process.stdin.setEncoding('utf8')
    process.stdin.on('data', (chunk) => {
      clearTimeout(timeout)
      text += String(chunk)
      if (text.includes('\n')) finish()
    })
    process.stdin.on('end', finish)
    process.stdin.on('error', finish)
  })
}

/** Returns why the password is too weak, or null. */
function findWeakness(password: string): string | null {
  if (password.length < MIN_LENGTH) return `The password is shorter than ${MIN_LENGTH} characters.`
  if (password.toLowerCase() === DEVELOPMENT_PASSWORD) return 'Everyone knows the development password.'
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password)
  return estimate.score < MIN_SCORE ? 'The password is easy to guess.' : null
}

const input = process.argv.slice(2).join(' ') || (await readStandardInput())
const password = (input || generatePassphrase()).normalize('NFC')
const weakness = findWeakness(password)

if (weakness) {
  console.error(`${weakness} Use a longer one, or run the command without a password to generate one.`)
  process.exitCode = 1
} else {
  if (!input) console.log(`# New password (shown only now, so write it down): ${password}`)
  console.log(`VITE_ADMIN_PASSWORD_HASH=${await createVerifier(password)}`)
  console.error('Put this line into .env.production or the host’s environment variables, and build again.')
}
