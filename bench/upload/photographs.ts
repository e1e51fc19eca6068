// Photographs to upload, made anew for each run.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** 24 megapixels, px. */
const PHOTO = { width: 6000, height: 4000 }

/** One photo-like JPEG: large shapes, grain, a camera's EXIF. */
export async function makePhoto(): Promise<Buffer> {
  const { width, height } = PHOTO
  const hills = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5a6c92"/><stop offset=".7" stop-color="#e6a878"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/><path d="M0 2600 1300 1800 2600 2500 4100 1900 6000 2700V4000H0z" fill="#5b5068"/><path d="M0 3200 1800 2700 3300 3300 6000 2900V4000H0z" fill="#332c3d"/></svg>`
  const grain = await sharp({
    create: {
      width: width / 2,
      height: height / 2,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 34 },
    },
  })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(Buffer.from(hills))
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({
      IFD0: { Make: 'SONY', Model: 'ILCE-7CM2' },
      IFD2: { FNumber: '8/1', ExposureTime: '1/640', ISOSpeedRatings: '100', FocalLength: '176/1' },
    })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Files that differ by some bytes behind the picture: nothing may be kept from one for the next. Gives their paths. */
export function writeFiles(
  folder: string,
  jpeg: Buffer,
  { mark, count }: { mark: string; count: number },
): string[] {
  return Array.from({ length: count }, (_, index) => {
    const file = path.join(folder, `${mark}-${String(index + 1).padStart(2, '0')}.jpg`)
    writeFileSync(file, Buffer.concat([jpeg, Buffer.from(`${index}`)]))
    return file
  })
}
