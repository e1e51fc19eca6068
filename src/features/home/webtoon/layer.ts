/** An element that scroll moves. */
export interface Layer {
  /** Sets transform (CSS) and opacity (0–1); values that stay are not written again. Opacity 0 takes it off the screen. */
  set: (transform: string, opacity: number) => void
  /** Takes back every style. */
  clear: () => void
}

/** Wraps an element for `set`; without an element nothing happens. */
export function layer(element: HTMLElement | undefined): Layer {
  let lastTransform = ''
  let lastOpacity: number | undefined
  return {
    set: (transform, opacity) => {
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
