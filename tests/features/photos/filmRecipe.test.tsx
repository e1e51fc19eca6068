import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { x100vi } from '../../support/galleries'
import type { PhotoMeta } from '@/posts/meta'
import { FilmRecipe } from '@/features/photos/recipe/FilmRecipe'
import { toasts } from '@/ui/toaster/store'
import { toPng } from '@/lib/canvas/canvas'
import { saveFile } from '@/lib/browser/saveFile'
import { drawRecipe } from '@/features/photos/recipe/drawRecipe'
import { buildPost } from '../../support/posts'

vi.mock(import('@/features/photos/recipe/drawRecipe'), { spy: true })
vi.mock(import('@/lib/browser/saveFile'), { spy: true })
vi.mock(import('@/lib/canvas/canvas'), { spy: true })

const recipe = { '화이트 밸런스': '자동, R+2 B-4', 하이라이트: '-1', 그레인: '약하게, 작게' }

function renderRecipe(meta: PhotoMeta) {
  render(
    <MemoryRouter>
      <FilmRecipe collection={x100vi} photo={{ ...buildPost({ title: '전깃줄 악보' }), meta }} />
    </MemoryRouter>,
  )
}

const lastToast = () => toasts.getState().at(-1)

describe('the recipe of a photo', () => {
  test('is a card with values as words for screen readers', () => {
    renderRecipe({ recipe, filmSimulation: 'NOSTALGIC Neg.', takenAt: '2024-05-11T18:58:14+09:00' })
    expect(screen.getByRole('heading', { level: 2, name: '이 색을 만든 설정' })).toBeInTheDocument()
    expect(screen.getByText(/같은 색의 저녁을 찍을 수 있습니다/)).toBeInTheDocument()
    const card = within(screen.getByRole('figure', { name: '전깃줄 악보의 설정 카드' }))
    const settings = card.getAllByRole('term').map((term) => {
      const value = term.nextElementSibling
      return [term.textContent, value?.querySelector('.visually-hidden')?.textContent ?? value?.textContent]
    })
    expect(settings).toEqual([
      ['필름 시뮬레이션', 'NOSTALGIC Neg.'],
      ['화이트 밸런스', '자동, R플러스 2 B마이너스 4'],
      ['하이라이트', '마이너스 1'],
      ['그레인', '약하게, 작게'],
    ])
    expect(card.queryByText('다이내믹 레인지')).toBeNull()
  })

  test('is replaced by the ordinary notes if the row has no recipe', () => {
    renderRecipe({ filmSimulation: 'ETERNA', focalLength: 23 })
    expect(screen.queryByRole('figure')).toBeNull()
    expect(screen.getByRole('heading', { name: '현상 노트' })).toBeInTheDocument()
    expect(screen.getByText('ETERNA')).toBeInTheDocument()
  })

  test('is copied as text, and reports a failure', async () => {
    const writeText = vi
      .fn<(text: string) => Promise<void>>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new Error('no'))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
    renderRecipe({ recipe })
    const copy = screen.getByRole('button', { name: '글로 복사' })
    fireEvent.click(copy)
    await vi.waitFor(() => expect(lastToast()?.message).toBe('글로 복사했습니다.'))
    expect(writeText).toHaveBeenCalledWith(
      '전깃줄 악보\n화이트 밸런스: 자동, R+2 B-4\n하이라이트: -1\n그레인: 약하게, 작게',
    )
    fireEvent.click(copy)
    await vi.waitFor(() => expect(lastToast()?.tone).toBe('error'))
    vi.unstubAllGlobals()
  })

  test('is saved with an ASCII file name, and offers a retry after a failure', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const canvas = document.createElement('canvas')
    const png = new Blob(['png'])
    vi.mocked(drawRecipe).mockRejectedValueOnce(new Error('no canvas')).mockResolvedValue(canvas)
    vi.mocked(toPng).mockResolvedValue(png)
    vi.mocked(saveFile).mockReturnValue()
    renderRecipe({ recipe })
    fireEvent.click(screen.getByRole('button', { name: '카드 저장' }))
    await vi.waitFor(() => expect(lastToast()?.message).toBe('저장하지 못했습니다. 다시 시도해 주세요.'))
    expect(saveFile).not.toHaveBeenCalled()
    lastToast()?.action?.onSelect()
    await vi.waitFor(() => expect(lastToast()?.message).toBe('카드를 저장했습니다.'))
    expect(saveFile).toHaveBeenCalledWith(png, 'x100vi-7-recipe.png')
  })
})
