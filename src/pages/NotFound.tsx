/** The page for an address that leads nowhere. */
export default function NotFound() {
  return <h1>요청하신 페이지를 표시할 수 없습니다.</h1>
}
