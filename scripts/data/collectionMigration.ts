/** Kind of a collection: photos of a gallery, or other works. */
export type CollectionKind = 'photos' | 'works'

/** Returns the migration that creates a collection with its table, policies, versions and trash. */
export function collectionMigration(key: string, kind: CollectionKind): string {
  return `-- The collection ${key}: its table \`posts_${key}\` with policies, versions, trash and manual order.
select private.create_collection('${key}', '${kind}');
`
}

/** Returns a file name that sorts after the existing migrations. */
export function migrationFile(name: string, existing: readonly string[], now: Date): string {
  const newest =
    existing
      .map((file) => file.slice(0, 14))
      .toSorted()
      .at(-1) ?? ''
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14)
  return `${stamp > newest ? stamp : String(Number(newest) + 1)}_${name}.sql`
}
