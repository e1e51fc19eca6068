/** The creator. */
export default function Profile() {
  return <h1>작가 소개</h1>
}
