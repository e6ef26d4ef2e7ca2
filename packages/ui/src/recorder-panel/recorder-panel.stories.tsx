import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { toneFile } from '../media/tone.ts'
import { RecorderPanel, type RecorderPanelProps } from './recorder-panel.tsx'
import type { RecorderProblem } from './recorder-panel-words.ts'
import type { RecorderTake } from './recorder-take.ts'

const nothing = () => undefined
const take = (id: string, seconds: number, isUnsaved = false): RecorderTake => ({
  id,
  mp3: toneFile(seconds),
  durationMs: seconds * 1_000,
  isUnsaved,
})
const idle: RecorderPanelProps['state'] = { status: 'idle', error: null, refusal: null }

const meta: Meta<typeof RecorderPanel> = {
  title: 'Media/RecorderPanel',
  component: RecorderPanel,
  args: {
    state: idle,
    takes: [],
    maxSeconds: 600,
    onRecord: nothing,
    onStop: nothing,
    onCancel: nothing,
    onRemove: nothing,
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof RecorderPanel>
const failed = (error: RecorderProblem): Story => ({ args: { state: { ...idle, error } } })

export const Idle: Story = {}
export const WithMicrophones: Story = {
  args: {
    microphones: [
      { id: 'desk', label: 'Desk microphone' },
      { id: 'head', label: 'Headset' },
    ],
    microphone: 'head',
    onMicrophoneChange: nothing,
  },
}
export const Opening: Story = { args: { state: { status: 'opening' } } }
export const Recording: Story = {
  args: { state: { status: 'recording', level: 62, seconds: 12 }, takes: [take('a', 9)] },
}
export const Finishing: Story = { args: { state: { status: 'finishing' } } }
export const Takes: Story = {
  args: { takes: [take('a', 9), take('b', 71, true)], actionOf: () => <Button>Hand in</Button> },
}
export const Unfinished: Story = {
  args: { unfinished: [{ ...take('c', 42), time: '12:03' }], onUse: nothing, takes: [take('a', 9)] },
}
export const Silent: Story = { args: { state: { ...idle, refusal: 'silent' } } }
export const Empty: Story = { args: { state: { ...idle, refusal: 'empty' } } }
export const Blocked = failed('permission-denied')
export const NoDevice = failed('no-device')
export const NoMicrophone = failed('no-microphone')
export const DeviceBusy = failed('device-busy')
export const DeviceFailed = failed('device-failed')
export const NotLoaded = failed('not-loaded')
