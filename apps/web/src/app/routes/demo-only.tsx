import { useBaseInfo } from '../../shared/account/use-base-info.ts'
import { Waiting } from '../../shared/waiting.tsx'
import { lazyPage } from '../../shared/lazy-page.ts'
import { pageCode } from './page-code.ts'
import type { ReactNode } from 'react'

const NotFoundPage = lazyPage(async () => (await pageCode()).notFoundPage())

/** Pages that stand for a service the demo does not have. A real school has no such pages. */
export function DemoOnly({ children }: { children: ReactNode }) {
  const info = useBaseInfo()
  if (info === null) return <Waiting>{null}</Waiting>
  // Nobody answered: the page says that itself.
  return info === 'unknown' || info.demo !== null ? children : <NotFoundPage />
}
