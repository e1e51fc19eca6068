/** The owner's side: guard, layout and routes of the admin area. */
export default function Admin() {
  return null
}
