import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { Collection } from '@/posts/collections'
import type { WorkSample } from '@/posts/meta'
import { defaultListQuery } from '@/posts/owner/ownerListQuery'
import { OWNER_KEY, ownerListQuery } from '@/posts/owner/ownerQueries'
import { getListedPost } from '@/posts/owner/ownerRepository'
import type { Post } from '@/posts/post'
import { publicCollections } from '@/posts/publicCollections'
import { queryClient } from '@/posts/read/queryClient'
import { sampleCollection } from '../components/samples'

/** A post with its collection. */
export interface Work {
  collection: Collection
  post: Post
}

/** Collections whose posts can be samples. */
const works = publicCollections.filter(({ key }) => key !== 'commissions')

const sampleQuery = ({ collection, id }: WorkSample) =>
  queryOptions<Post | null>({
    queryKey: [OWNER_KEY, collection, 'sample', id],
    meta: { table: `posts_${collection}` },
    queryFn: ({ signal }) => {
      const found = sampleCollection({ collection, id })
      return found ? getListedPost(found, id, signal) : null
    },
  })

/** The post of a sample. `data` is null if there is no such post. */
export function useSamplePost(sample: WorkSample) {
  return useQuery(sampleQuery(sample), queryClient)
}

/** Puts a post that was just found into the cache, so that its row appears with it. */
export function cacheSamplePost({ collection, post }: Work): void {
  queryClient.setQueryData(sampleQuery({ collection: collection.key, id: post.id }).queryKey, post)
}

const timeOf = ({ post }: Work) => Date.parse(post.publishedAt ?? post.createdAt)

/** Searches the titles of the published works of all collections, newest first. Without a text it returns the newest. */
export function useWorkSearch(search: string) {
  return useQueries(
    {
      queries: works.map((collection) =>
        ownerListQuery(collection, { ...defaultListQuery, search, status: 'published' }),
      ),
      combine: (results) => ({
        works: results
          .flatMap(({ data }, index): Work[] => {
            const collection = works[index]
            return collection ? (data?.posts ?? []).map((post) => ({ collection, post })) : []
          })
          .toSorted((one, other) => timeOf(other) - timeOf(one)),
        isBusy: results.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
        error: results.find(({ error }) => error)?.error ?? null,
        retry: () => {
          for (const { isError, refetch } of results) if (isError) void refetch()
        },
      }),
    },
    queryClient,
  )
}
