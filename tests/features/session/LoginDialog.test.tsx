import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOGIN_FIRST_DELAY_MS } from '@/config/constants'
import { DURATION } from '@/config/motion'
import { addWrongTry } from '@/features/session/loginDelay'
import LoginDialog from '@/features/session/LoginDialog'
import { createVerifier } from '@/lib/passwordVerifier'
import { useAdminSession } from '@/stores/adminSession'
import { installDialogMethods } from '../../support/dialog'
import { stubMatchMedia } from '../../support/mediaQuery'

const PASSWORD = '빈 페이지의 주인'
let verifier: string
const onClose = vi.fn<() => void>()
const onSuccess = vi.fn<() => void>()

beforeAll(async () => {
  verifier = await createVerifier(PASSWORD)
  installDialogMethods()
  Element.prototype.animate = vi.fn<Element['animate']>()
})

beforeEach(() => {
  stubMatchMedia()
  vi.stubGlobal('fetch', vi.fn())
})

afterEach(() => {
  expect(fetch).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
  onClose.mockClear()
  onSuccess.mockClear()
  useAdminSession.getState().logOut()
})

function open(hash = verifier) {
  const user = userEvent.setup()
  const view = render(<LoginDialog open onClose={onClose} onSuccess={onSuccess} verifier={hash} />)
  return { user, ...view }
}

const field = () => screen.getByPlaceholderText('비밀번호를 입력하세요')

async function tryPassword(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.clear(field())
  await user.type(field(), password)
  await user.click(screen.getByRole('button', { name: '로그인' }))
}

describe('the login', () => {
  it('logs the owner in without a request', async () => {
    const { user } = open()
    await tryPassword(user, PASSWORD)
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
    expect(useAdminSession.getState().isLoggedIn).toBe(true)
  })

  it('calls onSuccess once, even if it renders again while it closes', async () => {
    const { user, rerender } = open()
    const rerendered = vi.fn<() => void>()
    const entered = new Promise<void>((resolve) => {
      onSuccess.mockImplementationOnce(() => {
        vi.useFakeTimers()
        act(() => rerender(<LoginDialog open onClose={onClose} onSuccess={rerendered} verifier={verifier} />))
        resolve()
      })
    })
    await tryPassword(user, PASSWORD)
    await entered
    act(() => void vi.advanceTimersByTime(2 * DURATION.hover))
    vi.useRealTimers()
    expect(rerendered).not.toHaveBeenCalled()
  })

  it('stays open after a wrong password, shows an error and selects the text', async () => {
    const { user } = open()
    await tryPassword(user, 'nope')
    expect(await screen.findByRole('alert')).toHaveTextContent('비밀번호가 올바르지 않습니다.')
    expect(screen.getByRole('dialog', { name: '관리자 로그인' })).toBeVisible()
    // Happens in an effect after the message has been painted.
    await waitFor(() => expect(field()).toHaveProperty('selectionEnd', 4))
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(useAdminSession.getState().isLoggedIn).toBe(false)
    expect(onSuccess).not.toHaveBeenCalled()
  })

  it('asks for a password if the field is empty', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: '로그인' }))
    expect(screen.getByRole('alert')).toHaveTextContent('비밀번호를 입력해 주세요.')
  })

  it('delays the sixth try for a while, also after a reload', async () => {
    for (let count = 0; count < 4; count += 1) addWrongTry(Date.now())
    const { user, unmount } = open()
    await tryPassword(user, 'wrong')
    await waitFor(() => expect(screen.getByRole('button', { name: '로그인' })).toBeDisabled())
    unmount()
    open()
    expect(screen.getByRole('button', { name: '로그인' })).toBeDisabled()
    expect(screen.getAllByText(/여러 번 틀려 잠시 쉽니다/)).not.toHaveLength(0)
    const later = Date.now() + LOGIN_FIRST_DELAY_MS
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await waitFor(() => expect(screen.getByRole('button', { name: '로그인' })).toBeEnabled(), {
      timeout: 3000,
    })
  })

  it('clears the password when it closes', async () => {
    const { user, rerender } = open()
    await user.type(field(), 'secret')
    await user.click(screen.getByRole('button', { name: '취소' }))
    expect(onClose).toHaveBeenCalledTimes(1)
    const rerendered = (shown: boolean) => (
      <LoginDialog open={shown} onClose={onClose} onSuccess={onSuccess} verifier={verifier} />
    )
    rerender(rerendered(false))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    rerender(rerendered(true))
    expect(field()).toHaveValue('')
  })

  it('closes on a click outside of the panel, but not inside', async () => {
    const { user } = open()
    await user.click(screen.getByRole('heading', { name: '관리자 로그인' }))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('says that login is disabled if the build has no verifier', () => {
    open('')
    expect(screen.getByText('관리자 비밀번호가 설정되지 않아 로그인이 꺼져 있습니다.')).toBeVisible()
    expect(screen.getByRole('button', { name: '로그인' })).toBeDisabled()
  })
})
