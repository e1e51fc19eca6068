import { LOGIN_FIRST_DELAY_MS } from '../src/config/constants.ts'
import { OWNER_TOKEN_KEY } from '../src/supabase/ownerToken.ts'
import { accounts, ADMIN_PASSWORD, connect, logIn, pressLogOut } from './owner.ts'
import { expect, overlayGone, test, visit } from './support/test.ts'

test.use({ motionMatters: false })

const gear = '관리자 로그인'

test.describe('the owner logs in', () => {
  test('with a wrong password first, without a request', async ({ page }) => {
    await visit(page, '/about/Profile')
    await page.getByRole('button', { name: gear }).click()
    const dialog = page.getByRole('dialog', { name: gear })
    const field = dialog.getByPlaceholder('비밀번호를 입력하세요')
    await expect(field).toBeFocused()

    const requests: string[] = []
    page.on('request', (request) => {
      if (/\/(auth|rest)\/v1\//.test(request.url())) requests.push(request.url())
    })
    await field.fill('not the password')
    await field.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('비밀번호가 올바르지 않습니다.')
    await expect(field).toBeFocused()
    expect(requests).toEqual([])

    await field.fill(ADMIN_PASSWORD)
    await dialog.getByRole('button', { name: '로그인' }).click()
    await expect(page).toHaveURL(/\/admin\/Favorites$/)
    await expect(page.getByRole('heading', { level: 1, name: '좋아하는 것들' })).toBeVisible()
    const stored = await page.evaluate(() => localStorage.getItem('admin-storage'))
    expect(JSON.parse(stored ?? '').state).toEqual({ isLoggedIn: true, loginTime: expect.any(Number) })
  })

  test('and cancel, Esc and a press beside the sheet close it and forget', async ({ page }) => {
    await visit(page, '/about/Profile')
    const dialog = page.getByRole('dialog', { name: gear })
    const field = dialog.getByPlaceholder('비밀번호를 입력하세요')
    const ways = [
      () => dialog.getByRole('button', { name: '취소' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 300),
    ]
    for (const close of ways) {
      await page.getByRole('button', { name: gear }).click()
      await expect(field).toHaveValue('')
      await field.fill('half a pass')
      await close()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: gear })).toBeFocused()
    }
  })

  test('and logs out with the keyboard only', async ({ page }) => {
    await visit(page, '/about/Profile')
    await page.getByRole('button', { name: gear }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByPlaceholder('비밀번호를 입력하세요')).toBeFocused()
    await page.keyboard.type(ADMIN_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/Favorites$/)
    await expect(page.getByRole('link', { name: '새로 올리기' }).first()).toBeVisible()
    const out = page.getByRole('button', { name: '로그아웃' })
    const reached = () => out.evaluate((button) => button === document.activeElement)
    for (let step = 0; step < 60 && !(await reached()); step += 1) await page.keyboard.press('Tab')
    await expect(out).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
  })

  test('for this visit if storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      IDBFactory.prototype.open = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
    })
    await logIn(page)
    await connect(page)
    await page.getByRole('link', { name: '새로 올리기' }).first().click()
    const title = page.getByLabel('제목', { exact: true })
    await title.fill('시험')
    await expect(page.getByText(/이 탭에만 보관합니다/).first()).toBeVisible()
    await title.fill('')
    await expect(page.getByText(/이 탭에만 보관합니다/)).toHaveCount(0)
    await page.getByRole('link', { name: '목록으로' }).click()
    await page.getByRole('link', { name: 'X100VI' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'X100VI' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: '좋아하는 것들' })).toBeVisible()
    await pressLogOut(page)
    await expect(page).toHaveURL(/\/$/)
  })

  test('and the gear then opens the admin area directly', async ({ page }) => {
    await logIn(page)
    await visit(page, '/about/Profile')
    await page.getByRole('button', { name: gear }).click()
    await expect(page).toHaveURL(/\/admin\/Favorites$/)
  })

  test('and is locked out for a while after five wrong passwords, reload or not', async ({ page }) => {
    await visit(page, '/about/Profile')
    await page.getByRole('button', { name: gear }).click()
    const field = page.getByPlaceholder('비밀번호를 입력하세요')
    const submit = page.getByRole('dialog').getByRole('button', { name: '로그인' })
    const refusal = page.getByRole('dialog').getByRole('alert')
    // The dialog is loaded before the clock is replaced.
    await expect(field).toBeFocused()
    // The delay does not end while the page reloads.
    const now = Date.now()
    await page.clock.setFixedTime(now)
    for (let count = 0; count < 5; count += 1) {
      await field.fill(`wrong ${count}`)
      // The previous message is gone, so the next one is about this attempt.
      await expect(refusal).toHaveCount(0)
      await submit.click()
      await expect(refusal).toHaveText('비밀번호가 올바르지 않습니다.')
    }
    await expect(submit).toBeDisabled()
    await page.reload()
    await overlayGone(page)
    await page.getByRole('button', { name: gear }).click()
    await expect(page.getByRole('dialog', { name: gear })).toBeVisible()
    await expect(page.getByText(/여러 번 틀려 잠시 쉽니다/).first()).toBeAttached()
    await expect(submit).toBeDisabled()
    await page.clock.setFixedTime(now + LOGIN_FIRST_DELAY_MS)
    await expect(submit).toBeEnabled()
    await field.fill(ADMIN_PASSWORD)
    await submit.click()
    await expect(page).toHaveURL(/\/admin\/Favorites$/)
  })
})

test.describe('the guard', () => {
  test('sends visitors home from every admin address and loads nothing of it', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    for (const path of ['/admin', '/admin/Favorites', '/admin/a7c2/Upload/1', '/admin/FanartUpload']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/$/)
    }
    expect(loaded.filter((url) => /ownerClient|pages\/admin|\/AdminApp-/.test(url))).toEqual([])
  })

  test('ends the session in every tab and on the server on logout', async ({ page, context }) => {
    await logIn(page)
    await connect(page)
    const other = await context.newPage()
    await other.goto('/admin/a7c2')
    await expect(other.getByRole('heading', { level: 1, name: 'A7C2' })).toBeVisible()
    await pressLogOut(page)
    await expect(page).toHaveURL(/\/$/)
    await expect(other).toHaveURL(/\/$/)
    const token = () => page.evaluate((key) => localStorage.getItem(key), OWNER_TOKEN_KEY)
    await expect.poll(token).toBeNull()
  })

  test('logs out after 24 hours', async ({ page }) => {
    await page.clock.install()
    await logIn(page)
    await page.clock.fastForward('24:00:01')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: gear })).toBeAttached()
    const stored = await page.evaluate(() => localStorage.getItem('admin-storage'))
    expect(JSON.parse(stored ?? '').state).toEqual({ isLoggedIn: false, loginTime: null })
  })
})

test.describe('an account that is not the owner’s', () => {
  test.use({ expectedFaults: [/status of 400 .*\/auth\/v1\/token/] })

  test('is rejected with a message, like a wrong password', async ({ page }) => {
    await logIn(page)
    await page.getByTestId('connection').click()
    const form = page.getByRole('dialog', { name: '서버 연결' })
    await expect(form.getByLabel('이메일')).toHaveValue(accounts.owner.email)
    await form.getByLabel('비밀번호').fill('wrong')
    await form.getByRole('button', { name: '연결', exact: true }).click()
    await expect(form.getByRole('alert')).toHaveText('이메일이나 비밀번호가 올바르지 않습니다.')
    await form.getByLabel('이메일').fill(accounts.stranger.email)
    await form.getByLabel('비밀번호').fill(accounts.stranger.password)
    await form.getByRole('button', { name: '연결', exact: true }).click()
    await expect(form.getByRole('alert')).toHaveText('이 계정은 사이트 주인의 계정이 아닙니다.')
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'disconnected')
  })
})

test('the connection survives a reload', async ({ page }) => {
  await logIn(page)
  await connect(page)
  await page.reload()
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'connected')
})
