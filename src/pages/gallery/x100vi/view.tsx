/** One photograph of the FUJIFILM X100VI. */
export default function X100viPhoto() {
  return <h1>사진</h1>
}
