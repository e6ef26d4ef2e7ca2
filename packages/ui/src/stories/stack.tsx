import type { CSSProperties, ReactNode } from 'react'

interface StackProps {
  direction?: 'row' | 'column' | undefined
  gap?: number | undefined
  width?: CSSProperties['width'] | undefined
  children: ReactNode
}

export const Stack = ({ direction = 'row', gap = 16, width, children }: StackProps) => (
  <div
    style={{
      display: 'flex',
      flexDirection: direction,
      flexWrap: direction === 'row' ? 'wrap' : 'nowrap',
      alignItems: direction === 'row' ? 'center' : 'stretch',
      gap,
      maxWidth: '100%',
      width,
    }}
  >
    {children}
  </div>
)
