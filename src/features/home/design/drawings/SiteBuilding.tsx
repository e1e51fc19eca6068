import { Drawing } from './Drawing'

export function SiteBuilding() {
  return (
    <Drawing>
      <defs>
        <pattern
          id="site-building-ht"
          width="7"
          height="7"
          patternTransform="rotate(38)"
          patternUnits="userSpaceOnUse"
        >
          <path stroke="#14110f" strokeWidth="1.3" d="M0 0h7" />
        </pattern>
      </defs>
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M20 236h260m-236 0V118h212v118"
        pathLength={1}
        data-line
      />
      <path
        fill="#fffdf8"
        stroke="#14110f"
        strokeWidth="1.8"
        d="m36 118 20-44h188l20 44z"
        pathLength={1}
        data-line
      />
      <path
        fill="#14110f"
        d="m79.5 74-15 44H93l10-44Zm47 0-5 44H150V74Zm47 0 5 44H207l-10-44Zm47 0 15 44H264l-20-44Z"
        data-fill
      />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M62 140h82v76H62z"
        pathLength={1}
        data-line
      />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="m62 196 26-30 20 20 14-12 22 24"
        pathLength={1}
        data-line
      />
      <path fill="none" stroke="#6fb3da" strokeDasharray="4 4" d="M166 140h70v28h-70z" data-fill />
      <path
        fill="#fffdf8"
        stroke="#14110f"
        strokeWidth="1.8"
        d="m176.23 25.12 81.4-9.99 4.14 33.75-81.4 9.99z"
        pathLength={1}
        data-line
      />
      <path fill="none" stroke="#6fb3da" strokeDasharray="4 4" d="M214 62c2 24-4 48-10 72" data-fill />
      <path
        fill="url(#site-building-ht)"
        stroke="#14110f"
        strokeWidth="1.8"
        d="M166 182h70v54h-70z"
        pathLength={1}
        data-line
      />
      <circle cx="219" cy="37" r="6" fill="#e5402f" data-fill />
    </Drawing>
  )
}
