import sharp from 'sharp'
const [out, width, ...files] = process.argv.slice(2)
const w = Number(width)
const tiles = await Promise.all(files.map(async (f) => sharp(f).resize({ width: w }).png().toBuffer({ resolveWithObject: true })))
const h = Math.max(...tiles.map((t) => t.info.height))
const cols = Number(process.env.COLS ?? 4)
await sharp({ create: { width: w * Math.min(cols, tiles.length), height: h * Math.ceil(tiles.length / cols), channels: 3, background: '#888' } })
  .composite(tiles.map((t, i) => ({ input: t.data, left: (i % cols) * w, top: Math.floor(i / cols) * h }))).png().toFile(out!)
