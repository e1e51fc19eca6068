/** More novels. */
export default function MoreNovels() {
  return <h1>더 많은 이야기</h1>
}
