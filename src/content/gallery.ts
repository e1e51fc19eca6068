import type * as pictures from '@content/art/navigation'

/** Texts at the head of a gallery. */
export interface GalleryTexts {
  /** Title, shown as large as the page allows. */
  title: string
  /** The two lines next to the title. */
  line: readonly [string, string]
  /** Description for search engines and shared links. */
  description: string
}

/** A camera as it names itself in EXIF. Letter case is ignored. */
export interface ExifCamera {
  /** Start of the EXIF make: `SONY`, `NIKON`. */
  make: string
  /** EXIF model: `NIKON Z f`. */
  model: string
}

/** A photo gallery: a table `posts_KEY`, the pages of its list and its photos, and its screens at `/admin/KEY`. */
export interface Gallery<Key extends string = string> extends GalleryTexts {
  /** Lower-case letters, digits and underscores. Part of the table's name and of the admin's addresses. */
  key: Key
  /** The camera as visitors read it: `NIKON Zf`. */
  label: string
  /**
   * Menu entry. Without a picture it shows the first picture of its section. `visible: false` removes the gallery from the site with
   * everything that belongs to it; its rows stay in the database.
   */
  menu: { name: string; nameEn: string; picture?: keyof typeof pictures; visible?: boolean }
  /** Address of the list. */
  path: string
  /** Route pattern of a photo: `/gallery/KEY/View/:id`. */
  detailPath: string
  /** `wall` shows justified rows, `film` shows strips of film. */
  layout: 'wall' | 'film'
  /** Texts on the edge of a film. Photos without a focal length print `focalLength` (mm), for cameras with a fixed lens. */
  film?: { print: string; focalLength?: number }
  /** Whether photos have a film simulation and a recipe. */
  hasRecipe: boolean
  /** Uploads of these cameras are recognised as photos of this gallery. */
  cameras: readonly ExifCamera[]
  /** Colour of the mark next to the camera on home. */
  mark: 'blue' | 'amber'
}
