import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Letter } from '@/features/inquiry/letter/Letter'
import { SentInstead } from '@/features/inquiry/letter/SentInstead'

/** A kind of commission as the database returns it. */
export const COVER = {
  id: 2,
  title: '책 표지',
  meta: { from: 450_000, use: 'both' },
  created_at: '2026-06-01T09:00:00+09:00',
}

/** Shows the letter at an address, with its form loaded. */
export async function openLetter(address = '/about/Inquiry') {
  const page = render(
    <MemoryRouter initialEntries={[address]}>
      <SentInstead>
        <Letter />
      </SentInstead>
    </MemoryRouter>,
  )
  await screen.findByRole('radiogroup', { name: '어떤 일인가요' })
  return page
}

export const field = (name: string) => screen.getByRole('textbox', { name })
export const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
export const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /동의합니다$/ }))
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const pressSend = () => press('보내기')

/** Replaces what a field holds. */
export async function write(name: string, text: string) {
  await userEvent.clear(field(name))
  if (text === '') return
  await userEvent.click(field(name))
  await userEvent.paste(text)
}

export const TEXT = '표지 그림을 부탁드리고 싶습니다.'

/** Writes a letter without faults. */
export async function writeLetter() {
  await choose('외주 제안')
  await write('이름 또는 별명', '다솔')
  await write('내용', TEXT)
  await agree()
}
