/** An element that scroll moves. */
export interface Layer {
  /** Sets transform (CSS) and opacity (0–1); values that stay are not written again. Opacity 0 takes it off the screen. */
  put: (transform: string, opacity: number) => void
  /** Takes back every style. */
  clear: () => void
}

/** Wraps an element for `put`; without an element nothing happens. */
export function layer(element: HTMLElement | null): Layer {
  let lastTransform = ''
  let lastOpacity: number | undefined
  return {
    put: (transform, opacity) => {
      if (!element) return
      if (transform !== lastTransform) element.style.transform = lastTransform = transform
      if (opacity === lastOpacity) return
      lastOpacity = opacity
      element.style.opacity = String(opacity)
    },
    clear: () => {
      element?.style.removeProperty('transform')
      element?.style.removeProperty('opacity')
      lastTransform = ''
      lastOpacity = undefined
    },
  }
}
