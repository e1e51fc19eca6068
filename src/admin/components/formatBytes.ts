const KB = 1024
const MB = KB * 1024
const GB = MB * 1024

/** Formats a size: “820KB”, “18.4MB”, “3.2GB”. */
export function formatBytes(bytes: number): string {
  if (bytes >= GB) return `${(bytes / GB).toFixed(1)}GB`
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)}MB`
  return `${Math.ceil(bytes / KB)}KB`
}
