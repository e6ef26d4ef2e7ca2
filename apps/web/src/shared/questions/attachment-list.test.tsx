import { UiTextProvider } from '@hwjy/ui'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { AttachmentList } from './attachment-list.tsx'

const file = (fileName: string, contentType: string) => ({
  resourceId: fileName,
  fileName,
  contentType,
  resourceUrl: `blob:${fileName}`,
  sizeBytes: 1,
  durationSeconds: null,
})
const files = [
  file('photo-4-a1de8f29.jpg', 'image/jpeg'),
  file('take-3-nnZwt1VL.mp3', 'audio/mpeg'),
  file('photo-4-b2ef9a30.jpg', 'image/jpeg'),
]
const show = (areNamed?: boolean) =>
  render(
    <UiTextProvider language="en-US">
      <AttachmentList label="Answer" attachments={files} areNamed={areNamed} />
    </UiTextProvider>,
  )
beforeEach(() => startI18n())

it('photos and recordings of an answer are told apart by their kind and number', async () => {
  show()
  expect(await screen.findByRole('button', { name: 'Open Photo 1' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open Photo 2' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Recording 1' })).toBeTruthy()
})

it('files that people named keep their names', async () => {
  show(true)
  expect(await screen.findByRole('button', { name: 'Open photo-4-a1de8f29.jpg' })).toBeTruthy()
})
