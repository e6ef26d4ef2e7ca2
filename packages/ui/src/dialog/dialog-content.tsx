import { type ReactNode, Suspense } from 'react'
import { Spinner } from '../spinner/spinner.tsx'

/**
 * What a modal layer holds. While it is fetched, the layer stays with its title and its close button: hidden by a
 * boundary around it, it would still keep the page behind from the pointer and from screen readers.
 */
export const DialogContent = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Spinner />}>{children}</Suspense>
)
