// `npm run admin:password [-- PASSWORD]`: prints the verifier of a password given as argument or on standard input, or of
// a passphrase that it makes up. A weak password prints none and ends with 1.
import { randomInt } from 'node:crypto'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { DEVELOPMENT_PASSWORD } from './developmentPassword.ts'
import { makeVerifier } from '../../src/lib/passwordVerifier.ts'

/** Without look-alikes; 20 of them are about 98 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP_LENGTH = 4
const SHORTEST = 12
/** zxcvbn's highest: more than 10^10 guesses. */
const STRONG = 4
/** A caller that leaves standard input open without a word wants a passphrase. */
const FIRST_WORD_MS = 2000

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

function madeUp(): string {
  return Array.from({ length: GROUPS }, group).join('-')
}

/** The first line of standard input, or nothing when none comes. */
async function fromStandardInput(): Promise<string> {
  if (process.stdin.isTTY) return ''
  return new Promise((resolve) => {
    let text = ''
    const silence = setTimeout(() => finish(), FIRST_WORD_MS)
    const finish = () => {
      clearTimeout(silence)
      process.stdin.destroy()
      resolve(text.split(/\r?\n/, 1)[0] ?? '')
    }
    process.stdin.setEncoding('utf8')
    process.stdin.on('data', (chunk) => {
      clearTimeout(silence)
      text += String(chunk)
      if (text.includes('\n')) finish()
    })
    process.stdin.on('end', finish)
    process.stdin.on('error', finish)
  })
}

/** Why the password is too easy to guess, or null when it is not. */
function weakness(password: string): string | null {
  if (password.length < SHORTEST) return `${SHORTEST}자보다 짧습니다.`
  if (password.toLowerCase() === DEVELOPMENT_PASSWORD) return '개발용 비밀번호는 누구나 압니다.'
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }).check(password)
  return estimate.score < STRONG ? '쉽게 맞힐 수 있는 비밀번호입니다.' : null
}

const given = process.argv.slice(2).join(' ') || (await fromStandardInput())
const password = (given || madeUp()).normalize('NFC')
const fault = weakness(password)

if (fault) {
  console.error(`${fault} 더 긴 비밀번호를 쓰거나, 비밀번호 없이 실행해 새로 만들어 주세요.`)
  process.exitCode = 1
} else {
  if (!given) console.log(`# 새 비밀번호 (지금만 보입니다. 따로 적어 두세요): ${password}`)
  console.log(`VITE_ADMIN_PASSWORD_HASH=${await makeVerifier(password)}`)
  console.error('이 줄을 .env 파일이나 호스팅의 환경 변수에 넣고 다시 빌드해 주세요.')
}
