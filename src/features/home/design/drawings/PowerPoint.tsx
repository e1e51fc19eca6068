import { Drawing } from './Drawing'

export function PowerPoint() {
  return (
    <Drawing>
      <defs>
        <pattern
          id="powerpoint-ht"
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
        d="M116 44h150v100"
        pathLength={1}
        data-line
      />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M92 68h150v100"
        pathLength={1}
        data-line
      />
      <path
        fill="#fffdf8"
        stroke="#14110f"
        strokeWidth="1.8"
        d="M46 92h172v116H46z"
        pathLength={1}
        data-line
      />
      <path fill="#14110f" d="M102 150v-40a40 40 0 1 1-37 54Z" data-fill />
      <path
        fill="url(#powerpoint-ht)"
        stroke="#14110f"
        strokeWidth="1.6"
        d="M94 144v-40a40 40 0 0 0-36 54Z"
        pathLength={1}
        data-line
      />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M158 122h44m-44 16h44m-44 16h28m-54 54v38m-28 0h56"
        pathLength={1}
        data-line
      />
      <path
        fill="none"
        stroke="#6fb3da"
        strokeDasharray="4 4"
        d="m46 92 70-70m102 70 70-70m-70 186 70-70"
        data-fill
      />
      <circle cx="199" cy="188" r="7" fill="#e5402f" data-fill />
    </Drawing>
  )
}
