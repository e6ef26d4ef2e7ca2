import type { Meta, StoryObj } from '@storybook/react-vite'
import { tone } from '../media/tone.ts'
import { AudioPlayer } from './audio-player.tsx'

const meta: Meta<typeof AudioPlayer> = {
  title: 'Media/AudioPlayer',
  component: AudioPlayer,
  args: { src: tone(8), label: 'Anna reads lesson 3' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof AudioPlayer>

export const Plain: Story = {}
export const WithWaveform: Story = { args: { hasWaveform: true } }
export const Missing: Story = { args: { src: 'missing.mp3' } }
