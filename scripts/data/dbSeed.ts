// `npm run db:seed -- --photos 10000`: adds sample photos to the embedded backend.
import { readSamples } from '../../backend/seed.ts'
import { BackendError } from '../../backend/backendError.ts'
import { embeddedAccess, readSettings } from './backendAccess.ts'
import { rowsFolder } from '../build/contentFolder.ts'
import { parseArguments, runScript } from './commandLine.ts'
import { trialPhotos } from '../test/trialPhotos.ts'
import { galleries, type GalleryKey } from '../../src/content/galleryRegistry.ts'

const KEYS = galleries.map(({ key }) => key)

const HELP = `사용법: npm run db:seed -- --photos 10000 [--collection ${KEYS.join('|')}]

  --photos N        시험용 사진 N장을 게시합니다. 예시 사진을 섞어 되풀이합니다. (1–100000)
  --collection 이름  한 카메라에만 넣습니다. 없으면 모든 카메라에 나누어 넣습니다.
  --help            이 도움말을 보입니다.

켜 둔 \`npm run dev\`나 \`npm run preview\`가 있으면 그 서버를 거쳐 넣고, 없으면 데이터 폴더에 직접 넣습니다.
모두 지우고 예시 내용으로 돌아가려면: npm run db:reset
`
const ROWS_PER_REQUEST = 500

await runScript(async () => {
  const options = readArguments()
  if (!options) return console.info(HELP)
  if (readSettings()['VITE_SUPABASE_URL']) {
    throw new BackendError('VITE_SUPABASE_URL이 설정되어 있습니다. 시험용 사진은 내장 백엔드에만 넣습니다.')
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
        if (error) throw new BackendError(`posts_${camera}에 넣지 못했습니다: ${error.message}`)
      }
      console.info(`posts_${camera}: 사진 ${rows.length}장을 넣었습니다.`)
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
    throw new BackendError(`--photos 에는 1부터 100000까지의 수를 적어 주세요: ${values.photos}`)
  }
  if (values.collection === undefined) return { photos, cameras: KEYS }
  const camera = KEYS.find((name) => name === values.collection)
  if (!camera)
    throw new BackendError(
      `--collection 은 다음 가운데 하나입니다 (${KEYS.join(', ')}): ${values.collection}`,
    )
  return { photos, cameras: [camera] }
}
