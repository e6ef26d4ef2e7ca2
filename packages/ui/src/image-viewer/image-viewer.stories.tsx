import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ImageViewer } from './image-viewer.tsx'

const sheet = (character: string, width: number, height: number) =>
  URL.createObjectURL(
    new Blob(
      [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
        `<rect width="100%" height="100%" fill="#fffdf6"/><text x="50%" y="50%" font-size="${height / 2}" `,
        `text-anchor="middle" dominant-baseline="central" fill="#1b2a44">${character}</text></svg>`,
      ],
      { type: 'image/svg+xml' },
    ),
  )

const homework = [
  { src: sheet('永', 1200, 900), alt: 'Anna’s homework, page 1' },
  { src: sheet('龙', 600, 900), alt: 'Anna’s homework, page 2' },
  { src: 'missing.png', alt: 'Anna’s homework, page 3' },
]

const meta: Meta<typeof ImageViewer> = { title: 'Media/ImageViewer', component: ImageViewer }
export default meta
type Story = StoryObj<typeof ImageViewer>

function Scene({ start }: { start: number | null }) {
  const [index, setIndex] = useState(start)
  return (
    <>
      <Button onClick={() => setIndex(0)}>Look at the homework</Button>
      <ImageViewer images={homework} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
    </>
  )
}

export const Open: Story = { render: () => <Scene start={0} /> }
export const Upright: Story = { render: () => <Scene start={1} /> }
export const Missing: Story = { render: () => <Scene start={2} /> }
export const ByKeyboard: Story = {
  render: () => <Scene start={null} />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await within(document.body).findByRole('dialog', { name: 'Anna’s homework, page 1' })
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.textContent).toContain('page 2')
    await userEvent.keyboard('{Escape}')
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}
