/** One design case. */
export default function PortfolioDetail() {
  return <h1>작업</h1>
}
