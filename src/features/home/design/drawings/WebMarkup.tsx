import { Drawing } from './Drawing'

export function WebMarkup() {
  return (
    <Drawing>
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M16 22h268v216H16z"
        pathLength={1}
        data-line
      />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M40 58h220v160H40z"
        pathLength={1}
        data-line
      />
      <path fill="#14110f" d="M64 94h172v50H64z" data-fill />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M64 160h78v38H64zm94 0h78v38h-78z"
        pathLength={1}
        data-line
      />
      <path fill="none" stroke="#6fb3da" d="M64 92V70m172 22V70M64 80h172" pathLength={1} data-line />
      <g fontFamily="Pretendard Variable" fontSize="11.5" fontWeight="500" letterSpacing="0">
        <path fill="#faf7f0" d="M28 14h52v16H28z" data-fill />
        <text x="32" y="26">
          &lt;body&gt;
        </text>
        <path fill="#faf7f0" d="M52 50h54v16H52z" data-fill />
        <text x="56" y="62">
          &lt;main&gt;
        </text>
        <text x="78" y="124" fill="#faf7f0" fontSize="15" fontWeight="600">
          &lt;h1&gt; 빈 페이지
        </text>
        <text x="84" y="184">
          &lt;p&gt;
        </text>
        <text x="182" y="184">
          &lt;a&gt;
        </text>
        <text x="150" y="76" fill="#1f6790" textAnchor="middle">
          172
        </text>
      </g>
      <circle cx="236" cy="94" r="5" fill="#e5402f" data-fill />
    </Drawing>
  )
}
