interface Props {
  /** A short word in the middle. */
  text: string
  className?: string | undefined
}

/** A postmark in the text's colour. Decoration. */
export function Postmark({ text, className }: Props) {
  return (
    <svg
      className={className}
      viewBox="-12 0 162 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <circle cx="75" cy="75" r="52" />
      <circle cx="75" cy="75" r="34" />
      <path d="M-10 58h72M-10 75h50M-10 92h72" />
      <text x="75" y="80" textAnchor="middle" fontSize="17" fill="currentColor" stroke="none">
        {text}
      </text>
    </svg>
  )
}
