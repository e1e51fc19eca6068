import { Drawing } from './Drawing'

export function AcrossDevices() {
  return (
    <Drawing>
      <path fill="none" stroke="#6fb3da" d="M6 226h288" pathLength={1} data-line />
      <path
        fill="none"
        stroke="#6fb3da"
        strokeDasharray="4 4"
        d="M24 46h176M24 46V20m176 26V20M24 28h176"
        data-fill
      />
      <path
        fill="#fffdf8"
        stroke="#14110f"
        strokeWidth="1.8"
        d="M24 52h176v124H24z"
        pathLength={1}
        data-line
      />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M24 176h176m-102 0v36m28-36v36m-54 14v-14h80v14"
        pathLength={1}
        data-line
      />
      <path fill="#14110f" d="M38 68h86v50H38z" data-fill />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M38 132h86m-86 14h60"
        pathLength={1}
        data-line
      />
      <rect
        width="80"
        height="124"
        x="160"
        y="102"
        fill="#fffdf8"
        stroke="#14110f"
        strokeWidth="1.8"
        rx="4"
        pathLength={1}
        data-line
      />
      <path fill="#14110f" d="M170 116h60v36h-60z" data-fill />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M170 166h60m-60 14h44m-44 14h52"
        pathLength={1}
        data-line
      />
      <rect
        width="48"
        height="84"
        x="228"
        y="142"
        fill="#fffdf8"
        stroke="#14110f"
        strokeWidth="1.8"
        rx="6"
        pathLength={1}
        data-line
      />
      <path fill="#14110f" d="M235 154h34v22h-34z" data-fill />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M235 186h34m-34 11h24"
        pathLength={1}
        data-line
      />
      <circle cx="252" cy="214" r="4" fill="#e5402f" data-fill />
    </Drawing>
  )
}
