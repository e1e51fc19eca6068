import { useQuery } from '@tanstack/react-query'
import { deleteAdminSetting, saveAdminSetting, readAdminSetting } from '@/posts/owner/adminSettings'
import { OWNER_KEY } from '@/posts/owner/ownerQueries'
import { queryClient } from '@/posts/read/queryClient'
import { asOwner } from '../connection/connection'
import { deployHookSchema } from './deployHook'

const queryKey = [OWNER_KEY, 'settings', 'deploy_hook']
const queryOptions = {
  queryKey,
  meta: { table: 'desk_settings' },
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await readAdminSetting('deploy_hook', deployHookSchema, signal))?.url ?? null,
}

/** Queries the deploy hook URL; null if no hook is saved. Enabled while the owner is connected. */
export function useDeployHook(connected: boolean) {
  return useQuery({ ...queryOptions, enabled: connected }, queryClient)
}

/** Reads the deploy hook URL; null if no hook is saved. Throws `DataError`. */
export const readDeployHook = (): Promise<string | null> => queryClient.fetchQuery(queryOptions)

/** Saves the deploy hook URL; null deletes it. Throws `DataError`. */
export async function saveDeployHook(url: string | null): Promise<void> {
  await asOwner(() =>
    url === null ? deleteAdminSetting('deploy_hook') : saveAdminSetting('deploy_hook', { url }),
  )
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, url)
}
