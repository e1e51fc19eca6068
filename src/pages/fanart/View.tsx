/** One piece of fan art. */
export default function FanartDetail() {
  return <h1>팬아트</h1>
}
