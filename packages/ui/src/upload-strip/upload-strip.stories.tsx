import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { StripUpload } from './strip-upload.ts'
import { UploadStrip } from './upload-strip.tsx'

const MB = 1024 * 1024
const film: StripUpload = {
  id: 'film',
  name: '第三课 录像.mp4',
  status: 'sending',
  loadedBytes: 120 * MB,
  sizeBytes: 480 * MB,
  bytesPerSecond: 2.4 * MB,
  remainingMs: 150_000,
  canPause: true,
  canResume: false,
}
const still = { bytesPerSecond: null, remainingMs: null, canPause: false, canResume: true } as const
const one = (
  id: string,
  name: string,
  status: StripUpload['status'],
  more: Partial<StripUpload> = {},
): StripUpload => ({
  ...film,
  ...still,
  id,
  name,
  status,
  ...more,
})

const nothing = () => undefined
const meta: Meta<typeof UploadStrip> = {
  title: 'Messages/UploadStrip',
  component: UploadStrip,
  args: { onPause: nothing, onResume: nothing, onRemove: nothing, onFile: () => false, onClear: nothing },
  decorators: [(Story) => <div style={{ maxWidth: 416 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof UploadStrip>

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }))
}

export const OneFile: Story = { args: { uploads: [film] } }
export const EveryState: Story = {
  args: {
    uploads: [
      film,
      one('queued', '听力 2.mp3', 'queued', { loadedBytes: 0, canPause: true, canResume: false }),
      one('opening', '生词.pdf', 'opening', { loadedBytes: 0, canPause: true, canResume: false }),
      one('waiting', '第四课.pptx', 'waiting', { problem: 'offline', canPause: true, canResume: false }),
      one('paused', '第五课.pptx', 'paused'),
      one('needs-file', '第六课.mp4', 'needs-file'),
      one('joining', '第七课.mp4', 'joining', { canResume: false }),
      one('done', '书法.png', 'done', { sizeBytes: 2 * MB, canResume: false }),
      one('failed', '第八课.mp4', 'failed', { problem: 'quota-exceeded' }),
    ],
  },
  play: open,
}
export const AllDone: Story = { args: { uploads: [one('done', '书法.png', 'done', { canResume: false })] } }
export const Offline: Story = {
  args: { uploads: [one('waiting', '第四课.pptx', 'waiting', { problem: 'offline' })] },
  play: open,
}
