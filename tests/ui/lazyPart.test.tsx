import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { lazyOptionalPart, lazyPart } from '@/ui/lazyPart'

const Part = ({ name }: { name: string }) => <p>{name} 왔습니다.</p>
const file = { default: Part }
type Load = () => Promise<typeof file>

/** A loader that fails until `state.up` is true. */
function createLoader() {
  const state = { up: false }
  const load = vi.fn<Load>(() => (state.up ? Promise.resolve(file) : Promise.reject(new TypeError('no net'))))
  return { state, load }
}

const retry = () => screen.findByRole('button', { name: '다시 시도' })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(logger, 'error')
})

describe('lazyPart', () => {
  it('shows the pending content, then the component with its props', async () => {
    const Reader = lazyPart('Reader', () => Promise.resolve(file), { pending: <p>펼치는 중…</p> })
    render(<Reader name="글이" />)
    expect(screen.getByText('펼치는 중…')).toBeVisible()
    expect(await screen.findByText('글이 왔습니다.')).toBeVisible()
  })

  it('shows an error message whose button loads again, as often as needed', async () => {
    const { state, load } = createLoader()
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

  it('loads again without a click when it is mounted again', async () => {
    const { state, load } = createLoader()
    const Reader = lazyPart('Reader', load)
    const first = render(<Reader name="글이" />)
    await retry()
    first.unmount()
    state.up = true
    render(<Reader name="책이" />)
    expect(await screen.findByText('책이 왔습니다.')).toBeVisible()
  })

  it('shows another message for a render error, and renders again on retry', async () => {
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

describe('lazyOptionalPart', () => {
  it('keeps its placeholder without a message if it fails to load', async () => {
    const { load } = createLoader()
    const Picture = lazyOptionalPart('Picture', load, <p>빈 종이</p>)
    render(<Picture name="그림이" />)
    await vi.waitFor(() => expect(logger.error).toHaveBeenCalled())
    expect(screen.getByText('빈 종이')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
