import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
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
    return (
      <Stack>
        <AvatarEditor {...args} onSave={setAvatar} />
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
