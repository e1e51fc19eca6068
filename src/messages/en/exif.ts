import type { exif as Korean } from '../ko/exif.ts'

export const exif: typeof Korean = {
  camera: 'Camera',
  lens: 'Lens',
  aperture: 'Aperture',
  shutter: 'Shutter',
  iso: 'Sensitivity',
  seconds: (value) => `${value} s`,
  focalLength: 'Focal length',
  equivalent: (length) => ` (35mm equivalent: ${length})`,
  compensation: 'Exposure compensation',
  filmSimulation: 'Film simulation',
}
