/** Favorite things. */
export default function Favorites() {
  return <h1>좋아하는 것들</h1>
}
