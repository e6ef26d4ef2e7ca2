import { useBaseInfo } from '../../shared/account/use-base-info.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NotFoundPage } from './not-found.ts'
import type { ReactNode } from 'react'

/** Pages that stand for a service the demo does not have. A real school has no such pages. */
export function DemoOnly({ children }: { children: ReactNode }) {
  const info = useBaseInfo()
  if (info === null) return <Waiting>{null}</Waiting>
  // The server did not answer: the page says that itself.
  return info === 'unknown' || info.demo !== null ? children : <NotFoundPage />
}
