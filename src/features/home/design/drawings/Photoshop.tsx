import { Drawing } from './Drawing'

export function Photoshop() {
  return (
    <Drawing>
      <defs>
        <pattern
          id="photoshop-ht"
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
        stroke="#6fb3da"
        strokeDasharray="4 4"
        d="M44 60v126M258 54v126m-106-72v132"
        data-fill
      />
      <path
        fill="#faf7f0"
        stroke="#14110f"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="m44 184 108 50 106-56-108-48Z"
        pathLength={1}
        data-line
      />
      <path
        fill="#faf7f0"
        stroke="#14110f"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="m44 138 108 50 106-56-108-48Z"
        pathLength={1}
        data-line
      />
      <path
        fill="url(#photoshop-ht)"
        d="m44 176 108 50 106-56-108-48Z"
        opacity=".75"
        transform="translate(0 -38)"
        data-fill
      />
      <g transform="translate(0 -88)">
        <path
          fill="#fffdf8"
          stroke="#14110f"
          strokeLinejoin="round"
          strokeWidth="1.8"
          d="m44 176 108 50 106-56-108-48Z"
          pathLength={1}
          data-line
        />
        <ellipse cx="151" cy="174" fill="#14110f" rx="50" ry="24" data-fill />
        <circle cx="190" cy="160" r="5" fill="#e5402f" data-fill />
      </g>
    </Drawing>
  )
}
