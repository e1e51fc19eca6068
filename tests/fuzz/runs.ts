import * as fc from 'fast-check'

/** `FUZZ_RUNS=10000` searches longer, `FUZZ_SEED=…` elsewhere; without them every run of the tests tries the same. */
const wanted = Number(process.env['FUZZ_RUNS'])
const seed = Number(process.env['FUZZ_SEED']) || 20_261_122

/** How often a property is tried: `usual` times, or as often as the surroundings say. */
export function runs(usual: number): { numRuns: number; seed: number } {
  return { numRuns: wanted > 0 ? wanted : usual, seed }
}

/** Words that have broken parsers before: markup, addresses that run, names of prototypes, halves of letters. */
const NASTY = [
  '</script><script>x</script>',
  '"><img src=x onerror=x>',
  'javascript:x',
  'JaVa\tScript:x',
  'data:text/html,x',
  '__proto__',
  'constructor',
  'toString',
  '\u202e\u2066',
  '\u200b\u200d\ufeff',
  '\ud83d',
  '\udc00',
  '\u0000',
  ']]>',
  '${x}{{x}}',
  '%E0%A4%A',
  '9'.repeat(400),
  '1e999',
  '가'.normalize('NFD'),
]

/** Any text a person, a file or an attacker may have written. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...NASTY),
  fc.tuple(fc.constantFrom(...NASTY), fc.string({ maxLength: 5 })).map((parts) => parts.join('')),
)

/** What JSON may hold, with hostile texts and names. */
export const anyJson = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(null, true, 0, -0, -1, 1, 1.5, 1e308, -1e308, 5e-324, 2 ** 53, {}, []),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(anyText, fc.oneof(anyText, fc.jsonValue({ maxDepth: 1 })), { maxKeys: 4 }),
)

/** Text that a storage may hold under one of the site's own names. */
export const anyStored = fc.oneof(
  anyText,
  anyJson.map((value) => JSON.stringify(value)),
)
