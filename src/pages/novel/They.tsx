/** The One and They, the novel. */
export default function TheyNovel() {
  return <h1>그 애와 그들</h1>
}
