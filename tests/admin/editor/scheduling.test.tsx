import { field, openEditor, press, settle, type, update, completePost } from './editorPage'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RowChangedError } from '@/posts/owner/postChanges'
import { DataError } from '@/supabase/errors'
import { fromSeoulFields, toSeoulFields } from '@/admin/components/seoulTime'
import { toasts } from '@/ui/toaster/store'
import { buildPost } from '../../support/posts'

const HOUR_MS = 60 * 60 * 1000
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

describe('scheduled publishing', () => {
  it('reads the time in Seoul and sends it as ISO 8601', async () => {
    vi.setSystemTime('2026-11-22T01:34:30Z')
    await openEditor(completePost)
    expect(screen.getByText(/^게시하기 전에도 사진 주소를 아는 사람은/)).toBeVisible()
    choose('예약')
    expect(field('날짜')).toHaveValue('2026-11-23')
    expect(field('시각')).toHaveValue('09:00')
    type('날짜', '2026-11-28')
    expect(
      screen.getByText(/^11월 28일 토요일 오전 9:00에 게시합니다\. 지금부터 5일 22시간 25분 뒤입니다\./),
    ).toBeVisible()
    expect(screen.getByText('그때까지 사이트에는 보이지 않습니다.')).toBeVisible()
    update.mockResolvedValue(
      buildPost({ ...completePost, status: 'published', publishedAt: '2026-11-28T00:00:00Z' }),
    )
    await press('예약하기')
    expect(update.mock.lastCall?.[2]).toEqual({
      status: 'published',
      published_at: '2026-11-28T00:00:00.000Z',
    })
    expect(toasts.getState()[0]?.message).toContain('11월 28일 오전 9:00에 게시합니다.')
  })

  it.each([
    ['in the past', '2020-01-01', '이미 지난 시각입니다. 다른 시각을 골라 주세요.'],
    ['missing', '', '게시할 날짜와 시각을 골라 주세요.'],
  ])('rejects a time that is %s, beside its field', async (_name, date, fault) => {
    await openEditor(completePost)
    choose('예약')
    type('날짜', date)
    await press('예약하기')
    expect(update).not.toHaveBeenCalled()
    expect(field('날짜')).toHaveAttribute('aria-invalid', 'true')
    expect(field('날짜')).toHaveFocus()
    expect(field('날짜')).toHaveAccessibleDescription(expect.stringContaining(fault))
  })

  it('shows beside its field that the server rejected the time', async () => {
    update.mockRejectedValue(new DataError('past', 'no', { status: 400 }))
    await openEditor(completePost)
    choose('예약')
    await press('예약하기')
    expect(field('날짜')).toHaveFocus()
    expect(field('날짜')).toHaveAccessibleDescription(expect.stringContaining('이미 지난 시각입니다.'))
    expect(screen.queryByText(/저장하지 못했습니다/)).toBeNull()
  })

  it('can be changed, cancelled or done immediately', async () => {
    const publishedAt = new Date(Date.now() + 48 * HOUR_MS).toISOString()
    await openEditor(buildPost({ ...completePost, status: 'published', publishedAt }))
    expect(screen.getByRole('radio', { name: '예약' })).toBeChecked()
    expect(screen.getByText('예약 바꾸기')).toBeVisible()
    choose('지금')
    await press('지금 게시하기')
    expect(update.mock.lastCall?.[2]).toEqual({ published_at: null })
    await press('예약 취소')
    await settle()
    expect(update.mock.lastCall?.[2]).toMatchObject({ status: 'draft' })
  })
  const inDays = (days: number) => new Date(Date.now() + 24 * days * HOUR_MS).toISOString()
  const scheduled = () => buildPost({ ...completePost, status: 'published', publishedAt: inDays(2) })
  const unscheduled = buildPost({ ...completePost, status: 'draft', publishedAt: null })

  it.each([
    ['cancelled', scheduled, () => undefined, '예약 취소'],
    ['chosen for a draft', () => completePost, () => choose('예약'), '임시저장'],
  ])('leaves no unsaved changes when it was %s', async (_name, row, change, save) => {
    await openEditor(row())
    change()
    update.mockResolvedValue(unscheduled)
    await press(save)
    expect(screen.getByRole('radio', { name: '지금' })).toBeChecked()
    expect(screen.getByText('게시하기')).toBeVisible()
    expect(screen.queryByText('이 브라우저에 보관됨')).toBeNull()
    expect(screen.getAllByText('서버에 저장됨')).not.toHaveLength(0)
  })

  it('keeps a time that was chosen while cancelling was saved', async () => {
    await openEditor(scheduled())
    let answer = () => {}
    update.mockReturnValue(new Promise((resolve) => (answer = () => resolve(unscheduled))))
    await press('예약 취소')
    type('날짜', toSeoulFields(inDays(5)).date)
    answer()
    await settle()
    expect(screen.getByRole('radio', { name: '예약' })).toBeChecked()
    expect(field('날짜')).toHaveValue(toSeoulFields(inDays(5)).date)
  })

  it('takes a time changed elsewhere, and sends only typed changes', async () => {
    const row = scheduled()
    await openEditor(row)
    type('제목', '다른 제목')
    const changed = buildPost({ ...row, publishedAt: inDays(5), updatedAt: '2026-11-21T12:00:00Z' })
    const theirs = toSeoulFields(inDays(5))
    update.mockRejectedValueOnce(new RowChangedError(changed))
    await press('예약 바꾸기')
    update.mockResolvedValue(buildPost({ ...changed, title: '다른 제목' }))
    await press('덮어쓰기')
    await settle()
    expect(field('날짜')).toHaveValue(theirs.date)
    type('시각', '09:30')
    update.mockResolvedValue(row)
    await press('예약 바꾸기')
    expect(update.mock.lastCall?.[2]).toEqual({ published_at: fromSeoulFields(theirs.date, '09:30') })
  })
})
