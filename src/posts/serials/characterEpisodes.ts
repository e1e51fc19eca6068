import { type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { publicClient } from '@/supabase/publicClient'
import { unwrapRows } from '@/supabase/responses'
import { episodes } from '../collections'
import { PUBLIC_KEY, queryClient } from '../read/queryClient'
import { readPublic } from '../read/readPublic'

const entrySchema = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
})

/** An episode in whose script a character speaks. */
export type CharacterEpisode = v.InferOutput<typeof entrySchema>

/** A part of the `meta` of every episode in whose script `who` speaks. */
const speaks = (who: string) => ({ cuts: [{ script: [{ who }] }] })

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
    .contains('meta', speaks(who))
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
      queryKey: [PUBLIC_KEY, episodes.key, 'character', series, who],
      meta: { table: episodes.table },
      queryFn: (context: QueryFunctionContext) =>
        readPublic(
          {
            host: (signal) => listCharacterEpisodes(series, who, signal),
            build: async (lastBuild) => {
              // In list order: by number.
              const posts = await lastBuild.findPosts(episodes, { series, ...speaks(who) })
              return posts.map(({ id, title, meta }) => ({ id, title, number: meta.number }))
            },
          },
          context,
        ),
    },
    queryClient,
  )
}
