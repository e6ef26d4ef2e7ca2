import { Component, type ReactNode } from 'react'

interface BoardBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** The class goes on without a board: voices, videos and chat do not need it. */
export class BoardBoundary extends Component<BoardBoundaryProps, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override state = { isBroken: false }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
