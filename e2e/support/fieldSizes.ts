import { expect, type Page } from 'playwright/test'

/** Inputs that open no keyboard. */
const WITHOUT_TEXT = ['radio', 'checkbox', 'range', 'file', 'hidden']
/** iOS zooms into a focused field with a smaller font, in px. */
const SMALLEST_PX = 16
/** Width of a phone, in px. */
const PHONE_PX = 480

/** Expects no field of a phone's page into which iOS would zoom on focus. */
export async function expectNoFocusZoom(page: Page) {
  if ((page.viewportSize()?.width ?? 0) > PHONE_PX) return
  const fields = await page.locator('input, select, textarea, [contenteditable="true"]').evaluateAll((all) =>
    all.map((field) => ({
      field: field.outerHTML.slice(0, 120),
      type: field instanceof HTMLInputElement ? field.type : '',
      px: Number.parseFloat(getComputedStyle(field).fontSize),
    })),
  )
  expect(fields.filter(({ type, px }) => !WITHOUT_TEXT.includes(type) && px < SMALLEST_PX)).toEqual([])
}
