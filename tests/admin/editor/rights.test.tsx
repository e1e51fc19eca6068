import { completePost, openEditor, press, type, update } from './editorPage'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { a7c2 } from '../../support/galleries'
import { compareDrafts } from '@/admin/versions/compareDrafts'
import { toDraft } from '@/posts/owner/postDraft'
import type { Post } from '@/posts/post'

const BY = 'https://creativecommons.org/licenses/by/4.0/'
const group = () => within(screen.getByRole('group', { name: '권리' }))
const choose = (name: string, label: string) => {
  const select = group().getByRole('combobox', { name })
  fireEvent.change(select, { target: { value: within(select).getByText<HTMLOptionElement>(label).value } })
}
const saved = (): unknown => update.mock.lastCall?.[2]
const withRights = (rights: unknown): Post => ({ ...completePost, meta: { rights } })

it('saves the terms of a post, and takes them back', async () => {
  await openEditor(completePost)
  choose('이용 허락', 'CC BY 4.0')
  choose('기계 학습', '됩니다')
  await press('임시저장')
  expect(saved()).toMatchObject({ meta: { rights: { license: BY, train: true } } })
  choose('이용 허락', '사이트를 따름')
  choose('기계 학습', '사이트를 따름')
  await press('임시저장')
  expect(saved()).toEqual({ meta: {} })
})

it('takes another licence by its https address only', async () => {
  await openEditor(completePost)
  choose('이용 허락', '다른 허락, 주소로')
  type('허락의 주소', 'http://a.example/')
  await press('임시저장')
  expect(update).not.toHaveBeenCalled()
  expect(group().getByRole('textbox')).toHaveAccessibleDescription('https://로 시작하는 주소를 적어 주세요.')
  type('허락의 주소', 'https://a.example/terms')
  await press('임시저장')
  expect(saved()).toMatchObject({ meta: { rights: { license: 'https://a.example/terms' } } })
})

it('keeps malformed terms that are stored, without a fault', async () => {
  await openEditor(withRights({ license: 42, older: 'x' }))
  type('제목', '다른 제목')
  await press('임시저장')
  expect(saved()).toEqual({ title: '다른 제목' })
})

it('compares the terms of versions in words', () => {
  const [difference, ...others] = compareDrafts(
    a7c2,
    toDraft(completePost),
    toDraft(withRights({ license: BY, train: false })),
  )
  expect(others).toEqual([])
  expect(difference).toMatchObject({ name: 'meta.rights', kind: 'text' })
  expect(difference?.label()).toBe('권리')
  const words =
    difference?.kind === 'text'
      ? difference.parts.map((part) => ('added' in part ? part.added : part.same)).join('')
      : ''
  expect(words).toBe('이용 허락: CC BY 4.0\n기계 학습: 안 됩니다')
})
