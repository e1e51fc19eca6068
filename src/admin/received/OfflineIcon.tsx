/** No network: waves, struck through. As the desk's other signs, but only this page brings it. */
export function OfflineIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 3l14 14M10 15.4v.1M7.4 12.6a3.7 3.7 0 0 1 5.2 0M4.8 9.8a7.4 7.4 0 0 1 3.4-2M12 7.9a7.4 7.4 0 0 1 3.2 1.9M2.4 7.2a11 11 0 0 1 2.8-1.9M8.6 4.3a11 11 0 0 1 9 2.9" />
    </svg>
  )
}
