/** The inbox: whether commissions are taken, and the letters. */
export default function Inbox() {
  return null
}
