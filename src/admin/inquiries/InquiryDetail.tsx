/** One inquiry with its conversation. */
export default function InquiryDetail({ id }: { id: number }) {
  return <p>{id}</p>
}
