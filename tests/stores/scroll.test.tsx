import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useScroll } from '@/stores/scroll'
import { useScrollLock } from '@/stores/useScrollLock'

const owners = () => [...useScroll.getState().lockOwners]

beforeEach(() => useScroll.setState({ lockOwners: new Set() }))

describe('the scroll lock', () => {
  it('stays until the last owner has unlocked', () => {
    const { lock, unlock } = useScroll.getState()
    lock('side-menu')
    lock('intro')
    unlock('side-menu')
    expect(owners()).toEqual(['intro'])
    unlock('intro')
    expect(owners()).toEqual([])
  })

  it('counts an owner once and ignores unlocks of others', () => {
    const { lock, unlock } = useScroll.getState()
    lock('intro')
    lock('intro')
    unlock('mini-menu')
    expect(owners()).toEqual(['intro'])
    unlock('intro')
    expect(owners()).toEqual([])
  })

  it('is removed when its component unmounts', () => {
    const { rerender, unmount } = renderHook(({ locked }) => useScrollLock('dialog:login', locked), {
      initialProps: { locked: false },
    })
    expect(owners()).toEqual([])
    rerender({ locked: true })
    expect(owners()).toEqual(['dialog:login'])
    act(() => unmount())
    expect(owners()).toEqual([])
  })
})
