/** Home. */
export default function Home() {
  return <h1>It all starts from a blank page.</h1>
}
