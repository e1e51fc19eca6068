// node backend/initdb.mjs FOLDER makes an empty Postgres cluster there. A process of its own,
// because initdb takes some 700 MB that a long-lived server had better never hold.
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create(process.argv[2])
await database.close()
