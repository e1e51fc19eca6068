/** Photographs of the SONY A7C2. */
export default function A7c2Gallery() {
  return <h1>A7C2</h1>
}
