/** Twins Love Story, the novel. */
export default function TlsNovel() {
  return <h1>해와 달의 연애사</h1>
}
