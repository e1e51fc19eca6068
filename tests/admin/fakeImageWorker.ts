import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import type { ImageRequest, ImageResponse, ProcessedImage } from '@/admin/upload/imageMessages'

/** Creates a worker result: an image of 300 bytes and a thumbnail of 100. */
export function processedImage(photo: ProcessedImage['photo'] = {}): ProcessedImage {
  return {
    full: new Blob(['f'.repeat(300)], { type: 'image/webp' }),
    thumbnail: new Blob(['t'.repeat(100)], { type: 'image/webp' }),
    width: 2560,
    height: 1707,
    placeholder: 'aGFzaA==',
    photo,
  }
}

/** Fake image worker: records requests until the test answers, or answers with `reply`. */
export class FakeWorker extends EventTarget {
  /** All workers, the newest last. */
  static started: FakeWorker[] = []
  static reply: ((request: ImageRequest) => ImageResponse) | null = null
  readonly requests: ImageRequest[] = []
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
    this.requests.push(request)
    const { reply } = FakeWorker
    if (reply) queueMicrotask(() => this.answer(reply(request)))
  }

  answer(response: ImageResponse) {
    this.dispatchEvent(new MessageEvent('message', { data: response }))
  }

  /** Answers the last request. */
  finish(image: ProcessedImage) {
    const request = this.requests.at(-1)
    if (request) this.answer({ id: request.id, image })
  }

  terminate() {
    this.terminated = true
  }
}

/** Installs the fake worker. It answers every file with an image that has this metadata. */
export function installFakeWorker(photo: ProcessedImage['photo'] = {}) {
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.reply = ({ id }) => ({ id, image: processedImage(photo) })
}

export const imageFile = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })

/** Chooses files through a file input. */
export function pickFiles(input: HTMLElement, ...files: File[]) {
  fireEvent.change(input, { target: { files } })
}
