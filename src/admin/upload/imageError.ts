import { MAX_CUT_HEIGHT_PX, MAX_FILE_BYTES } from '@/config/constants'

/** Reasons for which a file is not accepted as an image. */
export type ImageErrorKind = 'tooLarge' | 'heic' | 'svg' | 'type' | 'dimensions' | 'height' | 'corrupt'

/** Largest accepted width or height. */
export const LONGEST_SIDE_PX = 12_000

const formatMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)}MB`

const messages: Record<ImageErrorKind, string> = {
  tooLarge: `파일이 ${MAX_FILE_BYTES / 1024 / 1024}MB보다 큽니다.`,
  heic: 'HEIC 사진은 올릴 수 없습니다. 카메라나 휴대전화에서 JPEG로 내보낸 뒤 다시 올려 주세요.',
  svg: 'SVG 파일은 올릴 수 없습니다. PNG나 WebP로 내보낸 뒤 다시 올려 주세요.',
  type: '지원하지 않는 형식입니다. JPEG, PNG, WebP, AVIF만 올릴 수 있습니다.',
  dimensions: `사진의 한 변이 ${LONGEST_SIDE_PX.toLocaleString('ko-KR')}px보다 깁니다. 줄인 뒤 다시 올려 주세요.`,
  height: `그림의 높이는 ${MAX_CUT_HEIGHT_PX.toLocaleString('ko-KR')}px까지입니다.`,
  corrupt: '파일이 손상되어 사진을 읽지 못했습니다. 다른 파일을 골라 주세요.',
}

/** A file was not accepted as an image. `message` is Korean and shown to the owner. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly kind: ImageErrorKind
  /** Height of a picture that is too tall, in px. */
  readonly height: number | undefined

  constructor(
    kind: ImageErrorKind,
    options: { bytes?: number; height?: number | undefined; cause?: unknown } = {},
  ) {
    super(
      options.bytes === undefined ? messages[kind] : `${messages[kind]} (${formatMegabytes(options.bytes)})`,
      {
        cause: options.cause,
      },
    )
    this.kind = kind
    this.height = options.height
  }
}
