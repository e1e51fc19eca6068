import { type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { publicClient } from '@/supabase/publicClient'
import { unwrapRows } from '@/supabase/responses'
import { episodes } from './collections'
import { queryClient } from './queryClient'

const entrySchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
})

/** An episode in whose script a character speaks. */
export type CharacterEpisode = v.InferOutput<typeof entrySchema>

/**
 * Reads the published episodes of a series in whose scripts `who` speaks, in the order of numbers. Empty without a backend. Drops
 * malformed rows. Throws `DataError`.
 */
async function listCharacterEpisodes(
  series: string,
  who: string,
  signal: AbortSignal,
): Promise<CharacterEpisode[]> {
  const client = publicClient()
  if (!client) return []
  const query = client
    .from(episodes.table)
    .select('id,number,title')
    .eq('series', series)
    .contains('meta', { cuts: [{ script: [{ who }] }] })
    .order('number')
  return unwrapRows(await query.abortSignal(signal), signal).flatMap((row) => {
    const parsed = v.safeParse(entrySchema, row)
    return parsed.success ? [parsed.output] : []
  })
}

/** The published episodes of a series in whose scripts `who` speaks. */
export function useCharacterEpisodes(series: string, who: string) {
  return useQuery(
    {
      queryKey: ['posts', episodes.key, 'character', series, who],
      meta: { table: episodes.table },
      queryFn: ({ signal }: QueryFunctionContext) => listCharacterEpisodes(series, who, signal),
    },
    queryClient,
  )
}
