import { galleries, type GalleryKey } from '@/content/galleryRegistry'

/** A camera whose photos belong to a gallery. */
interface Camera {
  make: string
  model: string
  /** Display name. */
  name: string
  collection: GalleryKey
}

/** The cameras of all galleries, as they name themselves in EXIF. */
export const CAMERAS: readonly Camera[] = galleries.flatMap(({ key, label, cameras }) =>
  cameras.map((camera) => ({ ...camera, name: label, collection: key })),
)

/** Returns the camera with this EXIF make and model, ignoring letter case. A missing make matches. */
export function findCamera(make: string | undefined, model: string): Camera | undefined {
  return CAMERAS.find(
    (camera) =>
      camera.model.toUpperCase() === model.toUpperCase() &&
      (!make || make.toUpperCase().startsWith(camera.make.toUpperCase())),
  )
}
