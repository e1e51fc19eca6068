/** Twins Love Story, the webtoon. */
export default function TlsWebtoon() {
  return <h1>TWINS LOVE STORY</h1>
}
