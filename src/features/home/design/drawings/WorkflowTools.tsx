import { Drawing } from './Drawing'

export function WorkflowTools() {
  return (
    <Drawing>
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M94 74c46 0 26 50 56 54m46 10c40 8 0 58 26 66"
        pathLength={1}
        data-line
      />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="m142 122 9 6-9 7m71 63 10 6-8 8"
        pathLength={1}
        data-line
      />
      <path
        fill="#fffdf8"
        stroke="#14110f"
        strokeWidth="1.8"
        d="M14 40h86v64H14zm94 66h86v64h-86zm96 66h84v64h-84z"
        pathLength={1}
        data-line
      />
      <g fontFamily="Pretendard Variable" fontSize="15" fontWeight="600" textAnchor="middle">
        <text x="57" y="77">
          Figma
        </text>
        <text x="151" y="143">
          Zeplin
        </text>
        <text x="246" y="209">
          Flutter
        </text>
      </g>
      <path fill="none" stroke="#6fb3da" d="M14 40V18m86 22V18m-86 8h86" pathLength={1} data-line />
      <path fill="#e5402f" d="M94 22h26a12 12 0 0 1 0 24h-15l-11 9z" data-fill />
      <path
        stroke="#fff6e9"
        strokeLinecap="round"
        strokeWidth="2.4"
        d="M106 34h14"
        pathLength={1}
        data-line
      />
      <path
        fill="#faf7f0"
        stroke="#14110f"
        strokeWidth="1.6"
        d="M10 36h8v8h-8zm86 0h8v8h-8zm-86 64h8v8h-8zm86 0h8v8h-8z"
        pathLength={1}
        data-line
      />
    </Drawing>
  )
}
