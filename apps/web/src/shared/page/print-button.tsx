import { Button, type ButtonProps } from '@hwjy/ui'
import { Printer } from 'lucide-react'

/** Prints the page as its print styles show it. */
export function PrintButton({ children, ...props }: Omit<ButtonProps, 'onClick'>) {
  return (
    <Button {...props} onClick={() => window.print()}>
      <Printer aria-hidden size={18} />
      {children}
    </Button>
  )
}
