import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { Toaster } from '@/ui/toaster'
import { useLazyImport } from '@/ui/useLazyImport'
import { installPopoverMethods } from '../support/dialog'

const Sheet = () => <p>차례</p>

/** Renders a button that imports a module. The import fails until `state.up` is true. */
function setUp() {
  const state = { up: false, opened: 0 }
  const load = () => (state.up ? Promise.resolve(Sheet) : Promise.reject(new TypeError('no net')))
  function Opener() {
    const [Loaded, open] = useLazyImport(load, '메뉴를 열지 못했습니다.')
    return (
      <>
        <button type="button" onClick={() => open(() => (state.opened += 1))}>
          열기
        </button>
        {Loaded && <Loaded />}
      </>
    )
  }
  const view = render(<Opener />)
  render(<Toaster />)
  return { state, view, user: userEvent.setup() }
}

const opener = () => screen.getByRole('button', { name: '열기' })
const retryButton = () => screen.findByRole('button', { name: '다시 시도' })

beforeAll(installPopoverMethods)
afterEach(() => {
  vi.restoreAllMocks()
})
beforeEach(() => {
  vi.spyOn(logger, 'warn').mockImplementation(() => {})
})

describe('useLazyImport after a failure', () => {
  it('shows a toast whose button loads and opens the module', async () => {
    const { state, user } = setUp()
    await user.click(opener())
    const button = await retryButton()
    expect(screen.getByRole('status')).toHaveTextContent('메뉴를 열지 못했습니다.')
    state.up = true
    await user.click(button)
    expect(await screen.findByText('차례')).toBeVisible()
    expect(state.opened).toBe(1)
    expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument()
  })

  it('shows one toast at a time, and also opens on the next click', async () => {
    const { state, user } = setUp()
    await user.click(opener())
    await retryButton()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(opener())
    await retryButton()
    expect(screen.getAllByRole('button', { name: '다시 시도' })).toHaveLength(1)
    state.up = true
    await user.click(opener())
    expect(await screen.findByText('차례')).toBeVisible()
    expect(state.opened).toBe(1)
  })

  it('offers a reload after a second failure while online', async () => {
    const { user } = setUp()
    await user.click(opener())
    await user.click(await retryButton())
    expect(await screen.findByRole('button', { name: '새로고침' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('메뉴를 열지 못했습니다. 새로고침해 주세요.')
    expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument()
  })

  it('removes the toast on unmount', async () => {
    const { user, view } = setUp()
    await user.click(opener())
    await retryButton()
    view.unmount()
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: '다시 시도' })).not.toBeInTheDocument(),
    )
  })
})
