import { share } from '#messages/admin/share'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { PreviewTabs } from '@/admin/share/Previews'
import { SERVICES, type Service } from '@/admin/share/services'

function StatefulTabs() {
  const [service, choose] = useState<Service>('kakao')
  return <PreviewTabs chosen={service} onChoose={choose} />
}

it('arrow keys cycle through the tabs; Home and End select the first and last', async () => {
  const user = userEvent.setup()
  render(<StatefulTabs />)
  await user.tab()
  for (const [key, at] of [
    ['{ArrowRight}', 1],
    ['{End}', SERVICES.length - 1],
    ['{ArrowRight}', 0],
    ['{ArrowLeft}', SERVICES.length - 1],
    ['{Home}', 0],
  ] as const) {
    await user.keyboard(key)
    const tab = screen.getByRole('tab', { name: share.previews.services[SERVICES[at] ?? 'kakao'].short })
    expect(tab).toHaveFocus()
    expect(tab).toHaveAttribute('aria-selected', 'true')
  }
})
