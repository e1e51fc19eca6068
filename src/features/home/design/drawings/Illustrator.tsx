import { Drawing } from './Drawing'

export function Illustrator() {
  return (
    <Drawing>
      <path fill="none" stroke="#6fb3da" strokeDasharray="4 4" d="M150 20v226M40 132h220" data-fill />
      <circle cx="150" cy="132" r="104" fill="none" stroke="#6fb3da" pathLength={1} data-line />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M150 28c70 56 96 122 0 208-96-86-70-152 0-208m0 80v118"
        pathLength={1}
        data-line
      />
      <circle
        cx="150"
        cy="104"
        r="9"
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        pathLength={1}
        data-line
      />
      <path
        fill="none"
        stroke="#1f6790"
        strokeWidth="1.2"
        d="m150 28 88-20m-88 20L62 48"
        pathLength={1}
        data-line
      />
      <circle cx="238" cy="8" r="4.5" fill="#e5402f" data-fill />
      <circle cx="62" cy="48" r="4" fill="#1f6790" data-fill />
      <path stroke="#1f6790" strokeWidth="1.2" d="m150 236 66-48m-66 48-66-48" pathLength={1} data-line />
      <circle cx="216" cy="188" r="4" fill="#1f6790" data-fill />
      <circle cx="84" cy="188" r="4" fill="#1f6790" data-fill />
      <path
        fill="#faf7f0"
        stroke="#14110f"
        strokeWidth="1.6"
        d="M146 24h8v8h-8zm0 208h8v8h-8z"
        pathLength={1}
        data-line
      />
    </Drawing>
  )
}
