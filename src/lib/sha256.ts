/** SHA-256 of bytes as they come: the browser's own wants them all at once, and a table may be larger than memory. */

const BLOCK = 64
const WORDS = 64
/** Where the length stands in the last block. */
const LENGTH_AT = 56
const BYTE_BITS = 8
const WORD_RANGE = 2 ** 32

const isPrime = (n: number) => {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false
  return true
}

/** The first 32 bits of the fraction of a prime's root. */
const fraction = (prime: number, root: number) => ((prime ** root % 1) * WORD_RANGE) | 0

const primes: number[] = []
for (let n = 2; primes.length < WORDS; n += 1) if (isPrime(n)) primes.push(n)
const CONSTANTS = Int32Array.from(primes, (prime) => fraction(prime, 1 / 3))
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(prime, 1 / 2))

/** The word at an index; typed arrays are as long as they are made. */
const at = (words: Int32Array, index: number) => words[index] ?? 0
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** What the words of the block in hand are stretched to. */
const words = new Int32Array(WORDS)

function stretch(bytes: DataView, from: number) {
  for (let i = 0; i < 16; i += 1) words[i] = bytes.getInt32(from + i * 4)
  for (let i = 16; i < WORDS; i += 1) {
    const x = at(words, i - 15)
    const y = at(words, i - 2)
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1
  }
}

/** Takes in the block that begins there. */
function mix(state: Int32Array, bytes: DataView, from: number) {
  stretch(bytes, from)
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < WORDS; i += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(CONSTANTS, i) + at(words, i)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

/** Begins a hash; `digest` ends it. */
export function sha256() {
  const state = Int32Array.from(START)
  const block = new Uint8Array(BLOCK)
  const rest = new DataView(block.buffer)
  let filled = 0
  let length = 0

  function update(bytes: Uint8Array) {
    length += bytes.length
    const whole = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    for (let from = 0; from < bytes.length;) {
      if (filled === 0 && bytes.length - from >= BLOCK) {
        mix(state, whole, from)
        from += BLOCK
        continue
      }
      const part = bytes.subarray(from, from + BLOCK - filled)
      block.set(part, filled)
      filled = (filled + part.length) % BLOCK
      from += part.length
      if (filled === 0) mix(state, rest, 0)
    }
  }

  /** The hash of all bytes so far, in hexadecimal; nothing may follow. */
  function digest(): string {
    const bits = length * BYTE_BITS
    update(Uint8Array.of(0x80))
    while (filled !== LENGTH_AT) update(Uint8Array.of(0))
    rest.setUint32(LENGTH_AT, Math.floor(bits / WORD_RANGE))
    rest.setUint32(LENGTH_AT + 4, bits % WORD_RANGE)
    mix(state, rest, 0)
    return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
  }

  return { update, digest }
}
