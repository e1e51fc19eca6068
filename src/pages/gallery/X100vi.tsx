/** Photographs of the FUJIFILM X100VI. */
export default function X100viGallery() {
  return <h1>X100VI</h1>
}
