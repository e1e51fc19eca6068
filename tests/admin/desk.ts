import { fireEvent } from '@testing-library/react'
import type { ImageRequest, ImageResponse, ProcessedImage } from '@/admin/upload/imageMessages'

/** What the worker makes of a file: 300 bytes of picture, 100 of thumbnail. */
export function imageOf(photo: ProcessedImage['photo'] = {}): ProcessedImage {
  return {
    full: new Blob(['f'.repeat(300)], { type: 'image/webp' }),
    thumbnail: new Blob(['t'.repeat(100)], { type: 'image/webp' }),
    width: 2560,
    height: 1707,
    placeholder: 'aGFzaA==',
    photo,
  }
}

/** Stands in for the image worker: keeps what it is asked until the test answers, or answers by `reply`. */
export class FakeWorker extends EventTarget {
  /** All that were started, the newest last. */
  static started: FakeWorker[] = []
  static reply: ((request: ImageRequest) => ImageResponse) | null = null
  readonly asked: ImageRequest[] = []
  terminated = false

  constructor() {
    super()
    FakeWorker.started.push(this)
  }

  static get newest(): FakeWorker {
    const worker = FakeWorker.started.at(-1)
    if (!worker) throw new Error('no worker was started')
    return worker
  }

  postMessage(request: ImageRequest) {
    this.asked.push(request)
    const { reply } = FakeWorker
    if (reply) queueMicrotask(() => this.answer(reply(request)))
  }

  answer(response: ImageResponse) {
    this.dispatchEvent(new MessageEvent('message', { data: response }))
  }

  /** Answers what was asked last. */
  finish(image: ProcessedImage) {
    const request = this.asked.at(-1)
    if (request) this.answer({ id: request.id, image })
  }

  terminate() {
    this.terminated = true
  }
}

export const fileOf = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })

/** Chooses files by a file input, as the system's own window does. */
export function pick(input: HTMLElement, ...files: File[]) {
  fireEvent.change(input, { target: { files } })
}
