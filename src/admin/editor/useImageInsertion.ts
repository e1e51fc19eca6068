import { type FormEvent, useEffect, useState } from 'react'
import { pictureFaultMessage } from '../upload/pictureFaultMessage'
import { usePicture } from '../upload/usePicture'
import { imageWords } from './ImageWordsField'

/** An image as the text stores it; sizes in px. */
export interface ImageAttributes {
  src: string
  alt: string
  width: number
  height: number
  placeholder: string
}

const nothing = () => undefined

/**
 * An image on its way into the text: it is stored at once, and shown by the text once it is inserted. With the
 * form it is called off.
 */
export function useImageInsertion(file: File, onInsert: (attributes: ImageAttributes) => void) {
  const picture = usePicture(nothing)
  const { choose, cancel, ensureStored } = picture
  const [alt, setAlt] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    choose(file)
    return cancel
  }, [choose, cancel, file])

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    setBusy(true)
    setFault(null)
    try {
      const stored = await ensureStored()
      if (!stored) return
      const { image: src, width, height, placeholder } = stored
      onInsert({ src, alt: imageWords(alt), width, height, placeholder })
    } catch (error) {
      setFault(pictureFaultMessage(error))
    } finally {
      setBusy(false)
    }
  }

  return { picture, alt, setAlt, fault, busy, submit }
}
