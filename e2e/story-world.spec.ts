import { expectAccessible } from './support/axe'
import { tabTo } from './support/keyboard'
import { stubSpeech } from './support/speech'
import { expect, test, visit } from './support/test'

test.describe('the world of a series', () => {
  test('leads from the map to a person, a sentence and a picture with its transcript @both @still @main', async ({
    page,
  }) => {
    await visit(page, '/webtoon/Tls?tab=characters')
    const world = page.getByTestId('series-world')
    await world.scrollIntoViewIfNeeded()
    await expect(world.locator('[data-relation]')).toHaveCount(await world.locator('[data-stroke]').count())
    await tabTo(page, world.getByRole('button', { name: '한해' }))
    await page.keyboard.press('Enter')

    const places = page.getByRole('region', { name: '나오는 곳' })
    await expect(places.getByRole('link', { name: /해의 판, 달의 판/ })).toBeVisible()
    const sentence = places.getByRole('link', { name: /무엇이든 먼저 뛰어나가는/ })
    await expect(sentence).toHaveAttribute('href', '/novel/Tls?chapter=1&at=4.4')
    await sentence.click()
    await expect(page.getByTestId('novel-reader')).toBeVisible()
    await page.goBack()

    await places.getByRole('link', { name: '해와 달의 옥상' }).click()
    await expect(page).toHaveURL(/tab=gallery&picture=rooftop$/)
    const box = page.getByRole('dialog', { name: '그림 크게 보기' })
    await box.getByRole('button', { name: '대본' }).first().click()
    const script = page.getByRole('complementary', { name: '대본' })
    const line = script.locator('[data-line]').nth(1)
    await expect(line).toContainText('일 분 남았다.')
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(script).toContainText('누가 언니인지')
    await line.focus()
    await page.keyboard.press('t')
    await expect(script).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(box).toContainText('3번째')
    await page.keyboard.press('ArrowLeft')
    await expect(box).toContainText('2번째')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '트윈스 러브 스토리 표지 크게 보기' })).toBeFocused()
  })

  // The speech double does not work with Firefox's driver.
  test('reads a chapter aloud, sentence by sentence, with the keyboard @still @chromium', async ({
    page,
  }) => {
    await stubSpeech(page, [{ name: '유나', lang: 'ko-KR' }])
    await visit(page, '/novel/Tls?chapter=1')
    // Backwards, because the link to the rights at the chapter's end would scroll the text.
    await tabTo(page, page.getByRole('button', { name: '낭독', exact: true }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const bar = page.getByRole('region', { name: '낭독', exact: true })
    const sentence = page.locator('mark[data-reading]')
    await expect(sentence).toHaveText('우리는 이 분 차이로 태어났다.')
    await page.evaluate('window.speech.end()')
    await expect(sentence).toContainText('서류상으로 우리는')
    for (let step = 0; step < 20; step++) await page.keyboard.press(']')
    // Without motion the reader jumps there.
    const find = bar.getByRole('button', { name: '지금 문장으로' })
    if (await find.isVisible()) await find.press('Enter')
    await expect(sentence).toBeInViewport()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(bar).toHaveCount(0)
    await expect(page.getByRole('button', { name: '낭독', exact: true })).toBeFocused()
  })
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

  test('the map uses the system’s text colour @chromium', async ({ page }) => {
    await visit(page, '/webtoon/Tls?tab=characters')
    const world = page.getByTestId('series-world')
    await world.scrollIntoViewIfNeeded()
    const ink = await world
      .getByRole('heading')
      .first()
      .evaluate((words) => getComputedStyle(words).color)
    const drawn = world.locator('[data-stroke] > path, li > svg path')
    const inks = await drawn.evaluateAll((lines) => lines.map((line) => getComputedStyle(line).color))
    expect(new Set(inks)).toEqual(new Set([ink]))
  })
})
