import { below } from '@/config/breakpoints'

/** The `sizes` of an image that is `phone` wide (CSS lengths) on phones and `wider` on all larger screens. */
export const imageSizes = (phone: string, wider: string): string => `${below('tablet')} ${phone}, ${wider}`
