import * as fc from 'fast-check'

/** `FUZZ_RUNS=10000` tries more inputs, `FUZZ_SEED=…` different ones. Without them every test run uses the same inputs. */
const requestedRuns = Number(process.env['FUZZ_RUNS'])
const seed = Number(process.env['FUZZ_SEED']) || 20_261_122

/** Returns options for `fc.assert`: `defaultRuns` runs unless `FUZZ_RUNS` overrides them. */
export function runs(defaultRuns: number): { numRuns: number; seed: number } {
  return { numRuns: requestedRuns > 0 ? requestedRuns : defaultRuns, seed }
}

/** Text that has broken parsers before: markup, script URLs, prototype names, lone surrogates. */
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

/** Arbitrary text, hostile text included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...NASTY),
  fc.tuple(fc.constantFrom(...NASTY), fc.string({ maxLength: 5 })).map((parts) => parts.join('')),
)

/** Arbitrary JSON values with hostile texts and keys. */
export const anyJson = fc.oneof(
  anyText,
  fc.constantFrom<unknown>(null, true, 0, -0, -1, 1, 1.5, 1e308, -1e308, 5e-324, 2 ** 53, {}, []),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(anyText, fc.oneof(anyText, fc.jsonValue({ maxDepth: 1 })), { maxKeys: 4 }),
)

/** Arbitrary text under one of the site's storage keys. */
export const anyStored = fc.oneof(
  anyText,
  anyJson.map((value) => JSON.stringify(value)),
)
