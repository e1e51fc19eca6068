import { describe, expect, it } from 'vitest'
import { introReducer, isIntroDue, type IntroEvent, type IntroPhase } from '@/features/home/intro/introPhase'

const HOUR = 60 * 60 * 1000
const NOW = 1_800_000_000_000

const play = (...events: IntroEvent[]) => events.reduce<IntroPhase>(introReducer, 'idle')
const wanted: IntroEvent = { type: 'mounted', wanted: true }
const unwanted: IntroEvent = { type: 'mounted', wanted: false }
const uncovered: IntroEvent = { type: 'uncovered' }
const finished: IntroEvent = { type: 'finished' }
const skipped: IntroEvent = { type: 'skipped' }

describe('phases of the intro', () => {
  it('waits for the overlay, plays and is done', () => {
    expect(play(wanted)).toBe('waiting')
    expect(play(wanted, uncovered)).toBe('playing')
    expect(play(wanted, uncovered, finished)).toBe('done')
  })

  it('is done at once when it is not wanted', () => {
    expect(play(unwanted)).toBe('done')
    expect(play(unwanted, uncovered)).toBe('done')
  })

  it('ends when the visitor skips it', () => {
    expect(play(wanted, uncovered, skipped)).toBe('done')
  })

  it.each<[string, IntroEvent[], IntroPhase]>([
    ['an overlay that leaves before home is there', [uncovered], 'idle'],
    ['a last frame before the first', [finished], 'idle'],
    ['a skip with nothing to skip', [skipped], 'idle'],
    ['a skip under the overlay', [wanted, skipped], 'waiting'],
    ['a last frame under the overlay', [wanted, finished], 'waiting'],
    ['a second mount while it plays', [wanted, uncovered, wanted], 'playing'],
    ['a second mount that no longer wants it', [wanted, uncovered, unwanted], 'playing'],
    ['a second overlay while it plays', [wanted, uncovered, uncovered], 'playing'],
    ['anything after the end', [wanted, uncovered, finished, wanted, uncovered, skipped], 'done'],
  ])('ignores %s', (_, events, phase) => {
    expect(play(...events)).toBe(phase)
  })
})

describe('when the intro is due', () => {
  it('plays for a first visit and again after 24 hours', () => {
    expect(isIntroDue(null, NOW)).toBe(true)
    expect(isIntroDue(String(NOW - 24 * HOUR), NOW)).toBe(true)
    expect(isIntroDue(String(NOW - 24 * HOUR + 1), NOW)).toBe(false)
    expect(isIntroDue(String(NOW), NOW)).toBe(false)
  })

  it.each([
    '',
    'yesterday',
    '-1',
    '1e12',
    String(NOW + 1),
    '0',
    ` ${NOW - HOUR}`,
    `${NOW - HOUR}.5`,
    'NaN',
    'Infinity',
    '9'.repeat(400),
    '{"at":1}',
  ])('takes the marker %j as never seen', (stored) => {
    expect(isIntroDue(stored, NOW)).toBe(true)
  })
})
