import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logger } from '@/lib/logger'
import { ErrorFallback } from './ErrorFallback'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Rendered instead of the children after an error; `reset` renders them again. Default: `ErrorFallback` with a retry button. */
  fallback?: (error: unknown, reset: () => void) => ReactNode
  /** Called when the fallback has replaced the children. */
  onError?: () => void
  /** Name of the part in the log. */
  name?: string
  /** Identifies what the children show, such as a path. A change resets the boundary. */
  resetKey?: string
}

interface ErrorBoundaryState {
  error: unknown
  failed: boolean
}

/** Catches render errors of one page or section so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    logger.error('failed to render:', this.props.name ?? '', error, componentStack)
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
    return <ErrorFallback error={error} onRetry={this.reset} />
  }
}
