import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logger } from '@/lib/logger'
import { FaultView } from './FaultView'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What to show instead; `reset` tries the children again. Default: spilt ink with 다시 시도. */
  fallback?: (error: unknown, reset: () => void) => ReactNode
  /** Called when the fallback has replaced the children. */
  onError?: () => void
  /** Names the part in the log. */
  name?: string
  /** What the children show, as an address: when it changes, a fault is over and they are tried again. */
  resetKey?: string
}

interface ErrorBoundaryState {
  error: unknown
  failed: boolean
}

/** Keeps a fault inside one page or section, so that everything around it stays alive (decisions §7). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logger.error('화면을 그리지 못했습니다:', this.props.name ?? '', error, componentStack)
    this.props.onError?.()
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failed }: ErrorBoundaryState) {
    if (failed && before.resetKey !== this.props.resetKey) this.reset()
  }

  reset = () => this.setState({ error: null, failed: false })

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    if (this.props.fallback) return this.props.fallback(error, this.reset)
    return <FaultView error={error} onRetry={this.reset} />
  }
}
