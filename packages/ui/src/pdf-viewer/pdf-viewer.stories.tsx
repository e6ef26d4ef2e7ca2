import type { Meta, StoryObj } from '@storybook/react-vite'
import { PdfUnlock } from './pdf-unlock.tsx'
import { PdfViewer } from './pdf-viewer.tsx'
import { samplePdf } from './sample-pdf.ts'

const pages = Array.from({ length: 12 }, (_, index) => `第${index + 1}课 你好，我们开始上课`)

const meta: Meta<typeof PdfViewer> = {
  title: 'Media/PdfViewer',
  component: PdfViewer,
  args: {
    src: samplePdf('zh', pages),
    label: 'Lesson 3: At the market',
    assetsUrl: '/pdf-assets/',
    height: '560px',
  },
}
export default meta
type Story = StoryObj<typeof PdfViewer>

/** Its font is not embedded. */
export const Chinese: Story = {}
export const Japanese: Story = { args: { src: samplePdf('ja', ['日本語の教科書、第一課です']) } }
export const Missing: Story = { args: { src: '/missing.pdf' } }
export const Locked: Story = { render: () => <PdfUnlock isWrong={false} onUnlock={() => {}} /> }
export const WrongPassword: Story = { render: () => <PdfUnlock isWrong onUnlock={() => {}} /> }
