import {
  advanceTime,
  completePost,
  field,
  insert,
  latestDraft,
  listDrafts,
  openEditor,
  press,
  settle,
  type,
  update,
} from '../editor/editorPage'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CommissionForm } from '@/admin/commissions/CommissionForm'
import { commissions } from '@/posts/collections'
import { toDraft } from '@/posts/owner/postDraft'
import { parseOwnerPosts } from '@/posts/owner/ownerRequests'
import type { Post } from '@/posts/post'
import { compareDrafts } from '@/admin/versions/compareDrafts'

const kind = { collection: commissions, form: CommissionForm }
const cover: Post = {
  ...completePost,
  title: '책 표지',
  meta: { from: 450_000, to: 700_000, days: 21, revisions: 3, use: 'commercial' },
}
const open = (row: Post | null = cover) => openEditor(row, kind)
const saved = (): unknown => update.mock.lastCall?.[2]
const stamp = () => screen.getByRole('region', { name: '사이트에서는' })

describe('prices', () => {
  it('are shown and saved as whole won', async () => {
    await open()
    expect(field('값, 부터')).toHaveValue('450,000')
    expect(field('값, 까지')).toHaveValue('700,000')
    expect(field('걸리는 날')).toHaveValue('21')
    expect(field('고침')).toHaveValue('3')
    type('값, 부터', '1200000')
    type('값, 까지', '')
    type('걸리는 날', ' 30 ')
    fireEvent.blur(field('값, 부터'))
    expect(field('값, 부터')).toHaveValue('1,200,000')
    await press('임시저장')
    expect(saved()).toMatchObject({ meta: { from: 1_200_000, days: 30, revisions: 3, use: 'commercial' } })
    expect(saved()).not.toHaveProperty('meta.to')
  })

  it.each(['45만', '450,000원', '1.5', '-1', '9'.repeat(20)])('refuse %s, and keep it', async (typed) => {
    await open()
    type('값, 부터', typed)
    await press('임시저장')
    expect(update).not.toHaveBeenCalled()
    expect(field('값, 부터')).toHaveAccessibleDescription(
      expect.stringContaining('원 단위의 숫자만 적어 주세요.'),
    )
    expect(field('값, 부터')).toHaveFocus()
    expect(field('값, 부터')).toHaveValue(typed)
  })

  it('ask for a lower one to be below the higher one', async () => {
    await open()
    type('값, 부터', '800,000')
    await press('게시하기')
    expect(update).not.toHaveBeenCalled()
    expect(field('값, 부터')).toBeInvalid()
    expect(screen.getByText('부터가 까지보다 큽니다.')).toBeVisible()
    type('값, 까지', '900000')
    expect(screen.queryByText('부터가 까지보다 큽니다.')).toBeNull()
    expect(field('값, 부터')).toBeValid()
    await press('게시하기')
    expect(saved()).toMatchObject({ status: 'published', meta: { from: 800_000, to: 900_000 } })
  })

  it('say how the stamp shows them', async () => {
    await open()
    expect(
      screen.getByText('우표에는 ‘45만 원부터’로 나옵니다. 부터를 비우면 ‘협의’로 나옵니다.'),
    ).toBeVisible()
    expect(stamp()).toHaveTextContent('45만 원부터')
    type('값, 부터', '185,000')
    expect(screen.getByText(/‘185,000원부터’로 나옵니다/)).toBeVisible()
    type('값, 부터', '')
    expect(stamp()).toHaveTextContent('협의')
  })
})

it('shows the stamp while it is edited', async () => {
  await open()
  expect(stamp()).toHaveTextContent(/책 표지.*21일쯤 · 고침 3번.*상업 이용/)
  type('이름', '동화책 한 권')
  type('걸리는 날', '90')
  type('고침', '')
  fireEvent.click(screen.getByRole('radio', { name: '개인·상업 이용' }))
  expect(stamp()).toHaveTextContent(/동화책 한 권.*90일쯤개인·상업 이용/)
  expect(within(stamp()).getByRole('presentation')).toHaveAttribute(
    'src',
    expect.stringContaining(completePost.image ?? 'no image'),
  )
})

it('needs a name', async () => {
  await open(null)
  await press('임시저장')
  expect(insert).not.toHaveBeenCalled()
  expect(field('이름')).toHaveAccessibleDescription('이름을 적어 주세요.')
  expect(field('이름')).toHaveFocus()
  await press('게시하기')
  expect(screen.getByText(/^이름.+대체 텍스트가 있어야 게시할 수 있습니다\.$/)).toBeVisible()
  type('이름', '책 표지')
  await press('임시저장')
  expect(insert.mock.lastCall?.[1]).toMatchObject({ title: '책 표지', meta: { use: 'personal' } })
})

it('is named by its title, and has no page to share', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: '책 표지' })).toBeVisible()
  expect(screen.queryByRole('link', { name: '공유 미리보기' })).toBeNull()
})

it('keeps what it does not show', async () => {
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '글' }] }] }
  await open({
    ...cover,
    body,
    unparsedMeta: { older: 1 },
    meta: { ...cover.meta, rights: { train: false } },
  })
  expect(screen.getByText(/보여 줄 수 없는 항목이 있습니다: older/)).toBeVisible()
  type('설명', '앞표지 한 면입니다.')
  await press('임시저장')
  expect(saved()).toEqual({ summary: '앞표지 한 면입니다.' })
})

it('keeps typed values in this browser', async () => {
  await open()
  type('값, 부터', '천 원')
  await advanceTime(3000)
  await settle()
  expect((await listDrafts(completePost.id, 'commissions'))[0]?.draft.meta).toMatchObject({ from: '천 원' })
  expect(await latestDraft()).toBeNull()
})

it('moves the point that crops keep', async () => {
  await open()
  const across = screen.getByRole('slider', { name: /가로/ })
  fireEvent.keyDown(across, { key: 'ArrowLeft' })
  await press('임시저장')
  expect(saved()).toMatchObject({ meta: { share: { focus: [0.49, 0.5] } } })
})

it('reads what it has written', () => {
  const meta = {
    from: 450_000,
    days: 21,
    use: 'both',
    samples: [{ collection: 'fanart', id: 4 }],
    lang: 'en',
  }
  const row = {
    id: 1,
    title: '책 표지',
    created_at: '2026-05-01T09:00:00Z',
    thumbnail: null,
    image: null,
    width: null,
    height: null,
    placeholder: null,
    alt: null,
    summary: null,
    body: null,
    meta,
    status: 'draft',
    published_at: null,
    updated_at: '2026-05-01T09:00:00Z',
    position: null,
  }
  const [post] = parseOwnerPosts(commissions, [row])
  expect(post && toDraft(post).meta).toEqual(meta)
})

it('compares versions in words', () => {
  const before = toDraft(cover)
  const after = {
    ...before,
    title: '표지',
    meta: {
      from: 450_000,
      days: 14,
      revisions: 3,
      use: 'both',
      samples: [
        { collection: 'fanart', id: 4 },
        { collection: 'chapters', id: 2 },
      ],
    },
  }
  const texts = compareDrafts(commissions, before, after).map((difference) => [
    difference.label(),
    difference.kind === 'text'
      ? difference.parts.map((part) => Object.values(part).join('')).join('')
      : difference.kind,
  ])
  expect(texts.map(([label]) => label)).toEqual(['이름', '값, 까지', '걸리는 날', '쓰임', '견본'])
  expect(texts.at(-1)?.[1]).toBe('팬아트 4번\n소설 2번')
  expect(texts.find(([label]) => label === '쓰임')?.[1]).toContain('개인')
})
