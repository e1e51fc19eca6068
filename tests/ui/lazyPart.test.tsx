import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { lazyExtra, lazyPart } from '@/ui/lazyPart'

const Part = ({ name }: { name: string }) => <p>{name} 왔습니다.</p>
const file = { default: Part }
type Load = () => Promise<typeof file>

/** A network that is down until told otherwise. */
function network() {
  const state = { up: false }
  const load = vi.fn<Load>(() => (state.up ? Promise.resolve(file) : Promise.reject(new TypeError('no net'))))
  return { state, load }
}

const retry = () => screen.findByRole('button', { name: '다시 시도' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(logger, 'error')
})

describe('a part in a file of its own', () => {
  it('shows what is pending, then itself with its props', async () => {
    const Reader = lazyPart('Reader', () => Promise.resolve(file), { pending: <p>펼치는 중…</p> })
    render(<Reader name="글이" />)
    expect(screen.getByText('펼치는 중…')).toBeVisible()
    expect(await screen.findByText('글이 왔습니다.')).toBeVisible()
  })

  it('leaves a message whose button asks for the file again, however often that takes', async () => {
    const { state, load } = network()
    const Reader = lazyPart('Reader', load)
    render(<Reader name="글이" />)
    await userEvent.click(await retry())
    expect(await screen.findByRole('button', { name: '새로고침' })).toBeVisible()
    expect(load).toHaveBeenCalledTimes(2)
    state.up = true
    await userEvent.click(await retry())
    expect(await screen.findByText('글이 왔습니다.')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is asked for again by its next place, without a click', async () => {
    const { state, load } = network()
    const Reader = lazyPart('Reader', load)
    const first = render(<Reader name="글이" />)
    await retry()
    first.unmount()
    state.up = true
    render(<Reader name="책이" />)
    expect(await screen.findByText('책이 왔습니다.')).toBeVisible()
  })

  it('says of a fault of its own that it could not be drawn, and draws again', async () => {
    let broken = true
    const Fragile = () => {
      if (broken) throw new Error('torn')
      return <p>다시 그렸습니다.</p>
    }
    const Page = lazyPart('Fragile', () => Promise.resolve({ default: Fragile }))
    render(<Page />)
    const again = await retry()
    expect(screen.getByRole('alert')).toHaveTextContent('이 부분을 그리지 못했습니다.')
    expect(screen.queryByRole('button', { name: '새로고침' })).not.toBeInTheDocument()
    broken = false
    await userEvent.click(again)
    expect(await screen.findByText('다시 그렸습니다.')).toBeVisible()
  })
})

describe('a part that nobody misses', () => {
  it('is left out without a word when its file does not come', async () => {
    const { load } = network()
    const Picture = lazyExtra('Picture', load, <p>빈 종이</p>)
    render(<Picture name="그림이" />)
    await vi.waitFor(() => expect(logger.error).toHaveBeenCalled())
    expect(screen.getByText('빈 종이')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
