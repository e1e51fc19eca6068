import { useEffect, useRef } from 'react'
import { type Card, drawCard } from './draw/drawCard'

interface CardCanvasProps {
  card: Card
  /** Of the drawing, in px; styles say how large it is shown. */
  width: number
  /** Names the picture; without one it is decoration. */
  label?: string
  className?: string | undefined
}

/** A card drawn by the browser, as it will be saved. */
export function CardCanvas({ card, width, label, className }: CardCanvasProps) {
  const place = useRef<HTMLCanvasElement>(null)
  const { subject, ground, ratio, material, address } = card
  useEffect(() => {
    const canvas = place.current
    if (!canvas) return
    const drawn = drawCard({ subject, ground, ratio, material, address }, width)
    canvas.width = drawn.width
    canvas.height = drawn.height
    canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  }, [subject, ground, ratio, material, address, width])
  return (
    <canvas
      ref={place}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
