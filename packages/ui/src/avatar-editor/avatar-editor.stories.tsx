import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Dialog } from '../dialog/dialog.tsx'
import { BlobImage } from '../file-picker/blob-image.tsx'
import { Stack } from '../stories/stack.tsx'
import { AvatarEditor } from './avatar-editor.tsx'

const face = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" viewBox="0 0 600 400">
  <rect width="600" height="400" fill="#9fd0ff"/><circle cx="300" cy="190" r="90" fill="#ffd9b0"/>
  <circle cx="268" cy="175" r="10"/><circle cx="332" cy="175" r="10"/>
  <path d="M260 225q40 40 80 0" fill="none" stroke="#000" stroke-width="8"/>
  <rect x="180" y="300" width="240" height="140" rx="70" fill="#d4483b"/></svg>`

const meta: Meta<typeof AvatarEditor> = {
  title: 'Forms/AvatarEditor',
  component: AvatarEditor,
  args: { picture: new Blob([face], { type: 'image/svg+xml' }), onSave: fn(), onCancel: fn() },
  render: function Owner(args) {
    const [avatar, setAvatar] = useState<Blob | null>(null)
    const [picture, setPicture] = useState(args.picture)
    return (
      <Stack>
        <AvatarEditor
          {...args}
          picture={picture}
          onSave={setAvatar}
          {...(args.onPictureChange && { onPictureChange: setPicture })}
        />
        {avatar && <BlobImage blob={avatar} alt="The part that was kept" />}
      </Stack>
    )
  },
}
export default meta
type Story = StoryObj<typeof AvatarEditor>

export const Editing: Story = {}
export const Sending: Story = { args: { isBusy: true } }
export const Unreadable: Story = { args: { picture: new Blob(['no picture'], { type: 'image/jpeg' }) } }

const seeThrough = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="160" fill="#d4483b"/></svg>`

export const SeeThrough: Story = { args: { picture: new Blob([seeThrough], { type: 'image/svg+xml' }) } }

const huge = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="9000" height="9000" fill="#9fd0ff"/></svg>`

export const TooManyPixels: Story = { args: { picture: new Blob([huge], { type: 'image/svg+xml' }) } }

/** Any picture the browser can show, up to 20 MB: it is said before one is chosen. */
export const AnotherPicture: Story = { args: { onPictureChange: fn() } }

export const WrongPicture: Story = {
  args: { onPictureChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Choose another picture', { selector: 'input' })
    await userEvent.upload(input, new File(['x'], 'holiday.mp4', { type: 'video/mp4' }), { applyAccept: false })
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'holiday.mp4 isn’t a supported type. Choose JPG, PNG, WebP.',
    )
  },
}

export const Enlarged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' })
    // Where there is no layout a picture never loads, and there is nothing to enlarge.
    if (zoomIn.getBoundingClientRect().width === 0) return
    await waitFor(() => expect(zoomIn).not.toHaveAttribute('aria-disabled', 'true'))
    for (let press = 0; press < 5; press++) await userEvent.click(zoomIn)
    await expect(canvas.getByText('150%')).toBeVisible()
  },
}

export const InDialog: Story = {
  args: { onPictureChange: fn() },
  render: (args) => (
    <Dialog isOpen title="Which part of the picture?" onOpenChange={() => {}}>
      <AvatarEditor {...args} />
    </Dialog>
  ),
}
