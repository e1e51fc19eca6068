/** Fan art. */
export default function Fanart() {
  return <h1>Fan art</h1>
}
