import { useEffect, useRef } from 'react'
import { type ShareCard, drawShareCard } from './draw/drawShareCard'

interface CardCanvasProps {
  card: ShareCard
  /** Width of the canvas in px. The displayed size is set by the styles. */
  width: number
  /** Accessible name. Without it the canvas is decorative. */
  label?: string
  className?: string | undefined
}

/** A share card, drawn as it will be saved. */
export function CardCanvas({ card, width, label, className }: CardCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const { subject, ground, ratio, assets, address } = card
  useEffect(() => {
    const canvas = canvasRef.current
    if (!canvas) return
    const drawing = drawShareCard({ subject, ground, ratio, assets, address }, width)
    canvas.width = drawing.width
    canvas.height = drawing.height
    canvas.getContext('2d')?.drawImage(drawing, 0, 0)
  }, [subject, ground, ratio, assets, address, width])
  return (
    <canvas
      ref={canvasRef}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
