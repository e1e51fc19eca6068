import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PreviewTabs } from '@/admin/share/Previews'
import { SERVICES, type Service } from '@/admin/share/services'

function Chosen() {
  const [service, choose] = useState<Service>('kakao')
  return <PreviewTabs chosen={service} onChoose={choose} />
}

it('is walked by arrows in a circle, and by Home and End', async () => {
  const user = userEvent.setup()
  render(<Chosen />)
  await user.tab()
  for (const [key, at] of [
    ['{ArrowRight}', 1],
    ['{End}', SERVICES.length - 1],
    ['{ArrowRight}', 0],
    ['{ArrowLeft}', SERVICES.length - 1],
    ['{Home}', 0],
  ] as const) {
    await user.keyboard(key)
    const tab = screen.getByRole('tab', { name: SERVICES[at]?.short ?? '' })
    expect(tab).toHaveFocus()
    expect(tab).toHaveAttribute('aria-selected', 'true')
  }
})
