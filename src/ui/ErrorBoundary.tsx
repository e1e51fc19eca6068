import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logger } from '@/lib/logger'
import { Button } from './Button'
import { ErrorView } from './ErrorView'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What to show instead; `reset` tries the children again. Default: spilt ink with 다시 시도. */
  fallback?: (error: unknown, reset: () => void) => ReactNode
  /** Names the part in the log. */
  name?: string
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
  }

  reset = () => this.setState({ error: null, failed: false })

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.fallback) return this.props.fallback(this.state.error, this.reset)
    return (
      <ErrorView
        scope="section"
        actions={
          <Button variant="filled" onClick={this.reset}>
            다시 시도
          </Button>
        }
      >
        <p>이 부분을 그리지 못했습니다. 다시 시도해 주세요.</p>
      </ErrorView>
    )
  }
}
