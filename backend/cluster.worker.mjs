// Makes an empty Postgres cluster in the folder it is given. A worker, because initdb takes some
// 400 MB that a process keeps and a finished worker gives back.
import { workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create(workerData)
await database.close()
