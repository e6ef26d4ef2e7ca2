import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AvatarEditor } from './avatar-editor.tsx'
import { cutOut } from './cut-out.ts'

// No canvas here.
vi.mock('./cut-out.ts', () => ({ cutOut: vi.fn<() => Promise<Blob>>() }))

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
  it('AvatarEditor waits for its picture, and shows the largest square', () => {
    const { image } = setUp()
    const button = screen.getByRole('button', { name: 'Use picture' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    load(image)
    expect(button.getAttribute('aria-disabled')).not.toBe('true')
    expect([image.style.width, image.style.left, image.style.top]).toEqual(['200%', '-50%', '0%'])
  })

  it('AvatarEditor is moved and enlarged by keyboard alone', async () => {
    const { image } = setUp()
    load(image)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Crop area' }))
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(image.style.left).toBe('-40%')
    await userEvent.keyboard('{+}{+}')
    expect(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuenow')).toBe('120')
    await userEvent.keyboard('0')
    expect(image.style.left).toBe('-50%')
  })

  it('AvatarEditor is enlarged by its slider', async () => {
    const { image } = setUp()
    load(image)
    screen.getByRole('slider').focus()
    await userEvent.keyboard('{End}')
    expect(image.style.width).toBe('800%')
  })

  it('AvatarEditor is enlarged by a wheel, and the page does not scroll', () => {
    const { image } = setUp()
    load(image)
    expect(fireEvent.wheel(screen.getByRole('application'), { deltaY: -100 })).toBe(false)
    expect(screen.getByText('110%')).toBeTruthy()
  })

  it('AvatarEditor is enlarged and made smaller by its buttons, in per cent', async () => {
    const { image } = setUp()
    load(image)
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' })
    expect(zoomOut.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(screen.getByText('110%')).toBeTruthy()
    await userEvent.click(zoomOut)
    expect(screen.getByText('100%')).toBeTruthy()
  })

  it('AvatarEditor shows the part in the three sizes that others see', () => {
    const { image } = setUp()
    load(image)
    const previews = [...document.querySelectorAll<HTMLImageElement>('[aria-hidden="true"] img')]
    expect(previews.map(({ style, parentElement }) => [parentElement?.style.width, style.left])).toEqual([
      ['80px', '-50%'],
      ['40px', '-50%'],
      ['28px', '-50%'],
    ])
  })

  it('AvatarEditor shows a square where the picture is shown square, such as a logo', () => {
    const { image } = setUp({ shape: 'square' })
    load(image)
    const shaped = [...document.querySelectorAll('[role="application"], [aria-hidden="true"] > span:has(img)')]
    expect(shaped.map((one) => one.getAttribute('data-shape'))).toEqual(['square', 'square', 'square', 'square'])
  })

  it('AvatarEditor takes another picture, starts over with it, and refuses what is none at once', async () => {
    const take = vi.fn<(picture: File) => void>()
    const editor = (blob: Blob) => <AvatarEditor picture={blob} onSave={() => {}} onPictureChange={take} />
    const { container, rerender } = render(editor(picture))
    const image = container.querySelector('img')
    if (!image) throw new Error('there is no picture')
    load(image)
    expect(screen.getByText('JPG, PNG, WebP, up to 20 MB')).toBeTruthy()
    const input = screen.getByLabelText('Choose another picture', { selector: 'input' })
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(input, new File(['x'], 'face.mp4', { type: 'video/mp4' }))
    expect(screen.getByRole('alert').textContent).toBe('face.mp4 isn’t a supported type. Choose JPG, PNG, WebP.')
    expect(take).not.toHaveBeenCalled()
    const other = new File(['x'], 'face.webp', { type: 'image/webp' })
    await user.upload(input, other)
    expect(take).toHaveBeenCalledExactlyOnceWith(other)
    expect(screen.getByRole('alert').textContent).toBe('')
    rerender(editor(other))
    expect(screen.getByRole('button', { name: 'Use picture' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('AvatarEditor takes what is dropped on it, and nothing while it is busy', () => {
    const take = vi.fn<(picture: File) => void>()
    const editor = (isBusy: boolean) => (
      <AvatarEditor picture={picture} onSave={() => {}} onPictureChange={take} isBusy={isBusy} />
    )
    const { rerender } = render(editor(false))
    const file = new File(['x'], 'face.jpg', { type: 'image/jpeg' })
    const dataTransfer = { types: ['Files'], files: [file] }
    const drop = () => fireEvent.drop(screen.getByRole('application'), { dataTransfer })
    fireEvent.dragOver(screen.getByRole('application'), { dataTransfer })
    expect(screen.getByText('Drop to use this picture')).toBeTruthy()
    drop()
    expect(screen.queryByText('Drop to use this picture')).toBeNull()
    expect(take).toHaveBeenCalledExactlyOnceWith(file)
    rerender(editor(true))
    drop()
    expect(take).toHaveBeenCalledOnce()
  })

  it('AvatarEditor gives the part once, however often the button is pressed while it is cut out', async () => {
    let finish = (_face: Blob) => {}
    vi.mocked(cutOut).mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const { image, save } = setUp()
    load(image)
    const button = screen.getByRole('button', { name: 'Use picture' })
    await userEvent.dblClick(button)
    expect(cutOut).toHaveBeenCalledOnce()
    const face = new Blob(['face'])
    finish(face)
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith(face), 60_000)
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'), 60_000)
  })

  it('AvatarEditor says so when the part cannot be cut out', async () => {
    vi.mocked(cutOut).mockRejectedValue(new Error('this browser cannot draw'))
    const { image, save } = setUp()
    load(image)
    await userEvent.click(screen.getByRole('button', { name: 'Use picture' }))
    expect(
      await screen.findByText('This picture can’t be shown. Choose another one in JPG, PNG, or WebP format.'),
    ).toBeTruthy()
    expect(save).not.toHaveBeenCalled()
  })

  it('AvatarEditor says so when the picture cannot be shown', () => {
    const { image } = setUp()
    fireEvent.error(image)
    expect(
      screen.getByText('This picture can’t be shown. Choose another one in JPG, PNG, or WebP format.'),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use picture' }).getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    [9_000, 9_000, 'This picture has more than 50 million pixels. Choose a smaller one.'],
    [0, 0, 'This picture can’t be shown. Choose another one in JPG, PNG, or WebP format.'],
  ])('AvatarEditor takes none of %i × %i pixels', (width, height, words) => {
    const { image } = setUp()
    Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } })
    fireEvent.load(image)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use picture' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('AvatarEditor can be left', async () => {
    const cancel = vi.fn<() => void>()
    setUp({ onCancel: cancel })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cancel).toHaveBeenCalledOnce()
  })
})
