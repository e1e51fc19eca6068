import { useQuery } from '@tanstack/react-query'
import { forgetDeskSetting, keepDeskSetting, readDeskSetting } from '@/posts/deskSettings'
import { OWNER } from '@/posts/ownerQueries'
import { queryClient } from '@/posts/queryClient'
import { asOwner } from '../connection/connection'
import { deployHookSchema } from './deployHook'

const queryKey = [OWNER, 'settings', 'deploy_hook']

/** The deploy hook's address, null when none is kept; asked for once the owner is connected. */
export function useDeployHook(connected: boolean) {
  return useQuery(
    {
      queryKey,
      meta: { table: 'desk_settings' },
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await readDeskSetting('deploy_hook', deployHookSchema, signal))?.url ?? null,
      enabled: connected,
    },
    queryClient,
  )
}

/** Keeps the address that the owner has given, or forgets it (null). Throws `DataError`. */
export async function saveDeployHook(url: string | null): Promise<void> {
  await asOwner(() =>
    url === null ? forgetDeskSetting('deploy_hook') : keepDeskSetting('deploy_hook', { url }),
  )
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, url)
}
