/** One photograph of the SONY A7C2. */
export default function A7c2Photo() {
  return <h1>사진</h1>
}
