/** The button that scrolls back to the top. */
export const backToTop = { name: '맨 위로', label: '맨 위' }
