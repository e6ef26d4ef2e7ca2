import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { ImageViewer } from './image-viewer.tsx'

const images = [
  { src: '/one.png', alt: 'Page one' },
  { src: '/two.png', alt: 'Page two' },
]

function Scene() {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Open
      </button>
      <ImageViewer images={images} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
    </>
  )
}

// Fetched when it is first opened; how long that takes is not what is tested.
beforeAll(() => import('./image-dialog.tsx'))

async function opened() {
  render(<Scene />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog', { name: 'Page one' })
}
const image = () => screen.getByRole('img')
const scale = () => Number(/scale\(([\d.]+)\)/.exec(image().style.transform)?.[1])

describe('ImageViewer', () => {
  it('ImageViewer is a dialog named by the image, and says which of how many it is', async () => {
    await opened()
    expect(image().getAttribute('alt')).toBe('Page one')
    expect(screen.getByText('1 of 2')).toBeTruthy()
  })

  it('ImageViewer turns pages with the arrows, and stops at the last', async () => {
    await opened()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(image().getAttribute('src')).toBe('/two.png')
    expect(screen.getByText('2 of 2')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next image' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('ImageViewer zooms and fits by keyboard, and the arrows then move the image instead of turning the page', async () => {
    await opened()
    await userEvent.keyboard('+')
    expect(scale()).toBe(1.5)
    await userEvent.keyboard('{ArrowRight}')
    expect(image().getAttribute('src')).toBe('/one.png')
    expect(image().style.transform).toContain('translate(-80px, 0px)')
    await userEvent.keyboard('0')
    expect(scale()).toBe(1)
  })

  it('rotates, and lies upright again on the next page', async () => {
    await opened()
    await userEvent.keyboard('r')
    expect(image().style.transform).toContain('rotate(90deg)')
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }))
    expect(image().style.transform).toContain('rotate(0deg)')
  })

  it('ImageViewer zooms with two fingers', async () => {
    await opened()
    const stage = image().parentElement
    if (!stage) throw new Error('no stage')
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 0, clientY: 0 })
    fireEvent.pointerDown(stage, { pointerId: 2, clientX: 100, clientY: 0 })
    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 200, clientY: 0 })
    expect(scale()).toBe(2)
  })

  it('ImageViewer says when an image does not come, and tries again', async () => {
    await opened()
    fireEvent.error(image())
    expect(screen.getByRole('alert').textContent).toContain('Couldn’t load this image.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('ImageViewer closes with Escape and gives the focus back', async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })
})
