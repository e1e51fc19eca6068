/** Spilt ink: what a failed read looks like. Decoration. */
export function InkBlot() {
  return (
    <svg viewBox="0 0 460 420" width="460" height="420" aria-hidden="true" focusable="false">
      <g fill="currentColor">
        <path d="M214 60c58-16 96 10 112 54 14 40 62 44 70 96 8 58-46 70-70 104-26 36-70 54-120 40-46-14-92-6-112-54-16-38 14-62 10-104-4-54 42-118 110-136Z" />
        <circle cx="404" cy="96" r="14" />
        <circle cx="432" cy="132" r="6" />
        <circle cx="62" cy="120" r="9" />
      </g>
      <path d="M230 350c4 30-4 40 0 58" stroke="currentColor" strokeWidth="9" strokeLinecap="round" />
    </svg>
  )
}
