import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { FilePicker } from './file-picker.tsx'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#1890ff"/></svg>'
const photo = new File([drawing], '第三课 生字.svg', { type: 'image/svg+xml', lastModified: 1 })
const text = new File(['x'.repeat(182_000)], 'reading-aloud-of-lesson-three-and-some-more-words.pdf', {
  lastModified: 2,
})
const sound = new File(['x'.repeat(1_400_000)], 'recording.m4a', { type: 'audio/mp4', lastModified: 3 })

const meta: Meta<typeof FilePicker> = {
  title: 'Forms/FilePicker',
  component: FilePicker,
  args: { 'aria-label': 'Homework', files: [], maxCount: 9, maxSizeBytes: 10 * 1024 ** 2, accept: '.jpg,.png,.pdf' },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
  render: function Owner(args) {
    const [files, setFiles] = useState(args.files)
    return <FilePicker {...args} files={files} onFilesChange={setFiles} />
  },
}
export default meta
type Story = StoryObj<typeof FilePicker>

export const Empty: Story = {}
export const One: Story = { args: { files: [photo], maxCount: 1, accept: 'image/*', kinds: 'a photo' } }
export const Disabled: Story = { args: { files: [photo], disabled: true } }

export const OnTheirWay: Story = {
  args: {
    files: [photo, text, sound],
    onRetry: () => {},
    statusOf: (file) =>
      file === photo
        ? { status: 'done' }
        : file === text
          ? { status: 'uploading', progress: 62 }
          : { status: 'failed', error: 'The network went away.' },
  },
}

export const Wrong: Story = {
  render: () => (
    <Field label="Homework" error="Add at least one photo of your page." isRequired>
      <FilePicker files={[]} accept=".jpg,.png" maxCount={9} onFilesChange={() => {}} />
    </Field>
  ),
}
