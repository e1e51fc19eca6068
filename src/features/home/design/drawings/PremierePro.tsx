import { Drawing } from './Drawing'

export function PremierePro() {
  return (
    <Drawing>
      <defs>
        <pattern
          id="premiere-pro-ht"
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
        d="M20 46h264"
        pathLength={1}
        data-line
      />
      <path
        stroke="#14110f"
        strokeWidth="1.2"
        d="M24 32v14m11.4-6v6m11.4-6v6m11.4-6v6m11.4-6v6M81 32v14m11.4-6v6m11.4-6v6m11.4-6v6m11.4-6v6M138 32v14m11.4-6v6m11.4-6v6m11.4-6v6m11.4-6v6M195 32v14m11.4-6v6m11.4-6v6m11.4-6v6m11.4-6v6M252 32v14m11.4-6v6m11.4-6v6"
        pathLength={1}
        data-line
      />
      <path fill="none" stroke="#6fb3da" d="M20 98h264M20 150h264M20 214h264" pathLength={1} data-line />
      <path fill="#14110f" d="M26 60h86v32H26z" data-fill />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M116 60h120v32H116z"
        pathLength={1}
        data-line
      />
      <path stroke="#14110f" strokeWidth=".9" d="m116 60 120 32m0-32L116 92" pathLength={1} data-line />
      <path
        fill="url(#premiere-pro-ht)"
        stroke="#14110f"
        strokeWidth="1.8"
        d="M62 110h92v32H62z"
        pathLength={1}
        data-line
      />
      <path
        fill="none"
        stroke="#14110f"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.8"
        d="M158 110h112v32H158zM26 162h244v44H26z"
        pathLength={1}
        data-line
      />
      <path
        stroke="#14110f"
        strokeWidth="2"
        d="M31 182v4m5.1-7.43v10.86m5.1-12.05v13.24m5.1-9.24v5.24m5.1-7.12v9m5.1-12.37v15.74m5.1-13.85v11.96m5.1-16.74v21.52m5.1-24.77V198m5.1-16.11v4.22m5.1-11.03v17.84m5.1-27.62v37.4m5.1-25.4v13.4m5.1-11.92v10.44m5.1-12.82v15.2m5.1-11.2v7.2m5.1-7.35v7.5m5.1-10.57v13.64m5.1-8.92v4.2m5.1-8.76v13.32m5.1-23.18v33.04m5.1-24.16v15.28m5.1-13.36v11.44m5.1-16.45v21.46m5.1-19.33v17.2m5.1-18.45v19.7m5.1-21.81v23.92m5.1-14.2v4.48m5.1-7.68v10.88m5.1-13.16v15.44m5.1-10.03v4.62m5.1-6.35v8.08m5.1-11.93v15.78m5.1-14.87v13.96m5.1-15.77v17.58m5.1-22.02v26.46m5.1-15.79v5.12m5.1-10.48v15.84m5.1-27.05v38.26m5.1-27.28v16.3m5.1-12.85v9.4m5.1-13v16.6m5.1-12.95v9.3m5.1-8.75v8.2m5.1-10.17v12.14m5.1-8.34v4.54"
        pathLength={1}
        data-line
      />
      <path stroke="#e5402f" strokeWidth="2" d="M176 30v192" pathLength={1} data-line />
      <path fill="#e5402f" d="M166 20h20v12l-10 9-10-9z" data-fill />
    </Drawing>
  )
}
