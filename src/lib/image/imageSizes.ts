import { below } from '@/config/breakpoints'

/** Returns the `sizes` attribute for an image of width `phone` on phones and `wider` on larger screens (CSS lengths). */
export const imageSizes = (phone: string, wider: string): string => `${below('tablet')} ${phone}, ${wider}`
