import { BackendError } from '../../backend/backendError.ts'
// `npm run db:seed -- --photos 10000`: adds sample photos to the embedded backend.
import { readSamples } from '../../backend/seed.ts'
import { galleries, type GalleryKey } from '../../src/content/galleryRegistry.ts'
import { rowsFolder } from '../build/contentFolder.ts'
import { trialPhotos } from '../test/trialPhotos.ts'
import { embeddedAccess, readSettings } from './backendAccess.ts'
import { parseArguments, runScript } from './commandLine.ts'

const KEYS = galleries.map(({ key }) => key)

const HELP = `Usage: npm run db:seed -- --photos 10000 [--collection ${KEYS.join('|')}]

  --photos N         publishes N trial photos, which repeat the sample photos in mixed order (1–100000)
  --collection NAME  adds them to one camera only; without it they are divided among all cameras
  --help             shows this help

Adds them through the running \`npm run dev\` or \`npm run preview\` if there is one, otherwise directly to the data folder.
To delete them all and return to the sample rows: npm run db:reset
`
const ROWS_PER_REQUEST = 500

await runScript(async () => {
  const options = readArguments()
  if (!options) return console.info(HELP)
  if (readSettings()['VITE_SUPABASE_URL']) {
    throw new BackendError('VITE_SUPABASE_URL is set. Trial photos are only added to the embedded backend.')
  }
  const samples = await readSamples(rowsFolder(process.cwd()))
  const access = await embeddedAccess()
  try {
    for (const [index, camera] of options.cameras.entries()) {
      const share = Math.floor((options.photos + options.cameras.length - 1 - index) / options.cameras.length)
      const rows = trialPhotos(samples[camera], share, index + 1)
      for (let from = 0; from < rows.length; from += ROWS_PER_REQUEST) {
        const { error } = await access.client
          .from(`posts_${camera}`)
          .insert(rows.slice(from, from + ROWS_PER_REQUEST))
        if (error) throw new BackendError(`Couldn’t add rows to posts_${camera}: ${error.message}`)
      }
      console.info(`posts_${camera}: ${rows.length} photos added.`)
    }
    console.info(access.where)
  } finally {
    await access.close()
  }
})

/** Parses the command line. Returns undefined if it asks for help. */
function readArguments(): { photos: number; cameras: readonly GalleryKey[] } | undefined {
  const { values } = parseArguments(
    {
      options: {
        photos: { type: 'string' },
        collection: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    HELP,
  )
  if (values.help || values.photos === undefined) return undefined
  const photos = Number(values.photos)
  if (!Number.isInteger(photos) || photos < 1 || photos > 100_000) {
    throw new BackendError(`--photos takes a number from 1 to 100000: ${values.photos}`)
  }
  if (values.collection === undefined) return { photos, cameras: KEYS }
  const camera = KEYS.find((name) => name === values.collection)
  if (!camera) throw new BackendError(`--collection takes one of ${KEYS.join(', ')}: ${values.collection}`)
  return { photos, cameras: [camera] }
}
