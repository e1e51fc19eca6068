import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ListFault } from '@/admin/list/ListStates'
import { ProjectNotice } from '@/admin/shell/ProjectNotice'
import { queryClient } from '@/posts/read/queryClient'
import { unwrapData } from '@/supabase/responses'

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(console, 'error').mockReturnValue()
})

const TEXT =
  'Service for this project is restricted due to the following violations: exceed_egress_quota. The project owner must upgrade their plan or remove spend caps to restore service.'

const meta = { table: 'posts_fanart' }
const answer = (status: number, name: string) =>
  act(() =>
    queryClient
      .fetchQuery({
        queryKey: [name],
        meta,
        retry: false,
        queryFn: () => unwrapData({ data: [], error: status < 300 ? null : { message: TEXT }, status }),
      })
      .catch((error: unknown) => error),
  )

it('names the exceeded quota once, until a request succeeds again', async () => {
  render(<ProjectNotice />)
  expect(screen.queryByRole('alert')).toBeNull()
  await answer(402, 'list')
  await answer(402, 'counts')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByRole('alert')).toHaveTextContent(/^전송량 한도를 넘어/)
  await answer(200, 'counts')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is not shown for an error of one request', async () => {
  render(<ProjectNotice />)
  await answer(500, 'list')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is not repeated by the list below it', async () => {
  const error = await answer(402, 'list')
  if (!(error instanceof Error)) throw new Error('The query succeeded.')
  render(<ListFault error={error} busy={false} onRetry={() => undefined} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/^목록을 불러오지 못했습니다. 다시 시도$/)
})
