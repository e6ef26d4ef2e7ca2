import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hand, Mic, MicOff, PhoneOff, Video } from 'lucide-react'
import { useState } from 'react'
import { Stack } from '../stories/stack.tsx'
import { IconButton } from './icon-button.tsx'

const meta: Meta<typeof IconButton> = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Raise hand', icon: <Hand aria-hidden size={20} /> },
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Plain: Story = {}
export const Badge: Story = { args: { label: 'Hands', badge: 2, tone: 'neutral' } }
export const Disabled: Story = { args: { disabled: true } }

/** The bar of the live room: devices, then tools, then leaving, which looks like nothing else. */
export const RoomBar: Story = {
  render: function RoomBar() {
    const [isMuted, setIsMuted] = useState(false)
    return (
      <Stack gap={8}>
        <IconButton
          size="lg"
          tone="neutral"
          label={isMuted ? 'Unmute microphone' : 'Mute microphone'}
          icon={isMuted ? <MicOff aria-hidden size={22} /> : <Mic aria-hidden size={22} />}
          onClick={() => setIsMuted(!isMuted)}
        />
        <IconButton size="lg" tone="neutral" label="Camera" isPressed icon={<Video aria-hidden size={22} />} />
        <IconButton size="lg" tone="neutral" label="Hands" badge={2} icon={<Hand aria-hidden size={22} />} />
        <IconButton size="lg" tone="danger" isRound label="Leave class" icon={<PhoneOff aria-hidden size={22} />} />
      </Stack>
    )
  },
}
