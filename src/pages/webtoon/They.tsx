/** The One and They, the webtoon. */
export default function TheyWebtoon() {
  return <h1>The One and They</h1>
}
