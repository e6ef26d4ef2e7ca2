import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AvatarEditor } from './avatar-editor.tsx'

const picture = new Blob(['x'], { type: 'image/jpeg' })

function setUp(props = {}) {
  const save = vi.fn<(avatar: Blob) => void>()
  const { container } = render(<AvatarEditor picture={picture} onSave={save} {...props} />)
  const image = container.querySelector('img')
  if (!image) throw new Error('there is no picture')
  return { image, save }
}
function load(image: HTMLImageElement) {
  Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } })
  fireEvent.load(image)
}

describe('AvatarEditor', () => {
  it('waits for its picture, and shows the largest square', () => {
    const { image } = setUp()
    const button = screen.getByRole('button', { name: 'Use this part' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    load(image)
    expect(button.getAttribute('aria-disabled')).not.toBe('true')
    expect([image.style.width, image.style.left, image.style.top]).toEqual(['200%', '-50%', '0%'])
  })

  it('is moved and enlarged by keyboard alone', async () => {
    const { image } = setUp()
    load(image)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Part of the picture that is kept' }))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(image.style.left).toBe('-40%')
    await userEvent.keyboard('{+}{+}')
    expect(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuenow')).toBe('120')
    await userEvent.keyboard('0')
    expect(image.style.left).toBe('-50%')
  })

  it('is enlarged by its slider', async () => {
    const { image } = setUp()
    load(image)
    screen.getByRole('slider').focus()
    await userEvent.keyboard('{End}')
    expect(image.style.width).toBe('800%')
  })

  it('says so when the picture cannot be shown', () => {
    const { image } = setUp()
    fireEvent.error(image)
    expect(screen.getByText('This picture cannot be shown. Take another one.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use this part' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('can be left', async () => {
    const cancel = vi.fn<() => void>()
    setUp({ onCancel: cancel })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cancel).toHaveBeenCalledOnce()
  })
})
