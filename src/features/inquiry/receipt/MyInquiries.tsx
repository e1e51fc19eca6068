/** The receipts that this browser keeps. */
export function MyInquiries() {
  return null
}
