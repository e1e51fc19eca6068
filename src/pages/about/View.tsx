/** One favorite thing. */
export default function FavoriteDetail() {
  return <h1>좋아하는 것</h1>
}
