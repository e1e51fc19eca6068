// Usage: node backend/initdb.mjs FOLDER. Creates an empty Postgres cluster in FOLDER. Runs in a separate process, because
// initdb uses about 700 MB of memory, which a long-running server would not release.
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create(process.argv[2])
await database.close()
