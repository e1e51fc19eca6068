import { describe, expect, it } from 'vitest'
import { isIntroDue } from '@/features/home/intro/introStart'
import { introReducer, type IntroEvent, type IntroPhase } from '@/features/home/intro/useIntroPlay'

const HOUR = 60 * 60 * 1000
const NOW = 1_800_000_000_000

const play = (...events: IntroEvent[]) => events.reduce<IntroPhase>(introReducer, 'idle')
const mounted: IntroEvent = { type: 'mounted', shouldPlay: true }
const mountedWithoutIntro: IntroEvent = { type: 'mounted', shouldPlay: false }
const fadeStarted: IntroEvent = { type: 'overlayFadeStarted' }
const finished: IntroEvent = { type: 'finished' }
const skipped: IntroEvent = { type: 'skipped' }

describe('the phases of the intro', () => {
  it('are waiting for the overlay, playing and done', () => {
    expect(play(mounted)).toBe('waiting')
    expect(play(mounted, fadeStarted)).toBe('playing')
    expect(play(mounted, fadeStarted, finished)).toBe('done')
  })

  it('end immediately when the intro is not due', () => {
    expect(play(mountedWithoutIntro)).toBe('done')
    expect(play(mountedWithoutIntro, fadeStarted)).toBe('done')
  })

  it('end when the visitor skips the intro', () => {
    expect(play(mounted, fadeStarted, skipped)).toBe('done')
  })

  it.each<[string, IntroEvent[], IntroPhase]>([
    ['an overlay fade before home is mounted', [fadeStarted], 'idle'],
    ['a last frame before the first', [finished], 'idle'],
    ['a skip before home is mounted', [skipped], 'idle'],
    ['a skip behind the overlay', [mounted, skipped], 'waiting'],
    ['a last frame behind the overlay', [mounted, finished], 'waiting'],
    ['a second mount while playing', [mounted, fadeStarted, mounted], 'playing'],
    ['a second mount without an intro while playing', [mounted, fadeStarted, mountedWithoutIntro], 'playing'],
    ['a second overlay fade while playing', [mounted, fadeStarted, fadeStarted], 'playing'],
    ['any event after the end', [mounted, fadeStarted, finished, mounted, fadeStarted, skipped], 'done'],
  ])('ignore %s', (_, events, phase) => {
    expect(play(...events)).toBe(phase)
  })
})

describe('the intro', () => {
  it('is due on the first visit and again after 24 hours', () => {
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
  ])('is due with the invalid or future marker %j', (stored) => {
    expect(isIntroDue(stored, NOW)).toBe(true)
  })
})
