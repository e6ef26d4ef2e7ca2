import { act, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { Drawer } from '../drawer/drawer.tsx'
import { Dialog } from './dialog.tsx'

it.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s stays on the screen, and can be closed, while its content is fetched', async (_name, Layer) => {
  const Content = lazy(() => new Promise<never>(() => undefined))
  const scene = (hasContent: boolean) => (
    <Suspense fallback="waiting">
      <Layer isOpen onOpenChange={() => undefined} title="Files">
        {hasContent && <Content />}
      </Layer>
    </Suspense>
  )
  const { rerender, unmount } = render(scene(false))
  await act(async () => rerender(scene(true)))
  expect(screen.getByRole('dialog', { name: 'Files' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
  unmount()
  expect(document.body.style.pointerEvents).toBe('')
})
