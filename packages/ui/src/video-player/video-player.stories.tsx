import type { Meta, StoryObj } from '@storybook/react-vite'
import { tone } from '../media/tone.ts'
import { VideoPlayer } from './video-player.tsx'

const captions = (text: string) =>
  URL.createObjectURL(new Blob([`WEBVTT\n\n00:00.000 --> 00:08.000\n${text}\n`], { type: 'text/vtt' }))

const meta: Meta<typeof VideoPlayer> = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: { src: tone(8), label: 'Lesson 3, 12 May' },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof VideoPlayer>

export const Plain: Story = {}
export const WithCaptions: Story = {
  args: {
    hasCaptions: true,
    captions: [
      { src: captions('你好，我们开始上课。'), label: '中文', language: 'zh-Hans' },
      { src: captions('Hello, let us begin.'), label: 'English', language: 'en' },
    ],
  },
}
export const Missing: Story = { args: { src: 'missing.mp4' } }
