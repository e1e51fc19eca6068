import { Drawing } from './Drawing'

export function FrontendDevelopment() {
  return (
    <Drawing>
      <text x="8" y="202" fill="#14110f" fontFamily="Hedvig Letters Serif" fontSize="230">
        {'{'}
      </text>
      <text x="292" y="202" fill="#14110f" fontFamily="Hedvig Letters Serif" fontSize="230" textAnchor="end">
        {'}'}
      </text>
      <circle cx="158" cy="136" r="34" fill="none" stroke="#6fb3da" pathLength={1} data-line />
      <circle cx="158" cy="136" r="58" fill="none" stroke="#6fb3da" strokeDasharray="4 4" data-fill />
      <rect
        width="104"
        height="48"
        x="98"
        y="108"
        fill="#fffdf8"
        stroke="#14110f"
        strokeWidth="1.8"
        rx="2"
        pathLength={1}
        data-line
      />
      <text
        x="150"
        y="138"
        fontFamily="Pretendard Variable"
        fontSize="16"
        fontWeight="600"
        textAnchor="middle"
      >
        click
      </text>
      <path
        fill="#14110f"
        stroke="#faf7f0"
        strokeWidth="2"
        d="m172 146 34 38h-15l8 18-9 4-8-18-11 9z"
        pathLength={1}
        data-line
      />
      <path
        stroke="#e5402f"
        strokeLinecap="round"
        strokeWidth="2"
        d="m76 112-14-8m12 30H58m20 22-12 8"
        pathLength={1}
        data-line
      />
    </Drawing>
  )
}
