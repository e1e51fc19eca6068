/** Somebodies, the webtoon. */
export default function SomeWebtoon() {
  return <h1>Somebodies</h1>
}
