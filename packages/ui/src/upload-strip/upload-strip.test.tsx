import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import type { StripUpload, UploadStripProps } from './strip-upload.ts'
import { UploadStrip } from './upload-strip.tsx'

const MB = 1024 * 1024
const film: StripUpload = {
  id: 'film',
  name: 'film.mp4',
  status: 'sending',
  loadedBytes: 10 * MB,
  sizeBytes: 40 * MB,
  bytesPerSecond: 0.25 * MB,
  remainingMs: 120_000,
  canPause: true,
  canResume: false,
}

function setUp(uploads: readonly StripUpload[], more: Partial<UploadStripProps> = {}) {
  const calls = {
    onPause: vi.fn<(id: string) => void>(),
    onResume: vi.fn<(id: string) => void>(),
    onRemove: vi.fn<(id: string) => void>(),
    onClear: vi.fn<() => void>(),
    onFile: vi.fn<(id: string, file: File) => boolean>(() => false),
  }
  render(
    <UiTextProvider language="en-US">
      <UploadStrip uploads={uploads} {...calls} {...more} />
    </UiTextProvider>,
  )
  return calls
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Show uploads' }))

it('UploadStrip says how far all uploads are, how fast and how long', () => {
  setUp([film, { ...film, id: 'b', bytesPerSecond: null, loadedBytes: 0, sizeBytes: 5 * MB }])
  expect(screen.getByRole('status').textContent).toBe('Uploading 2 files')
  screen.getByText('10 MB of 45 MB · 256 kB/s · 3 min left')
  expect(screen.getByRole('progressbar', { name: 'Uploads' }).getAttribute('aria-valuenow')).toBe(String(10 * MB))
})

it('UploadStrip pauses, resumes and removes by named buttons', async () => {
  const { onPause, onResume, onRemove } = setUp([
    film,
    { ...film, id: 'b', name: 'b.pdf', status: 'paused', canPause: false, canResume: true },
  ])
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Pause film.mp4' }))
  await userEvent.click(screen.getByRole('button', { name: 'Resume b.pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.pdf' }))
  expect([onPause.mock.calls, onResume.mock.calls, onRemove.mock.calls]).toEqual([[['film']], [['b']], [['b']]])
})

it('UploadStrip says why an upload failed and what to do', async () => {
  setUp([{ ...film, status: 'failed', problem: 'quota-exceeded', canPause: false, canResume: true }])
  expect(screen.getByRole('status').textContent).toBe('1 file needs you')
  await open()
  screen.getByText('Your storage is full. Delete files, then try again.')
  screen.getByRole('button', { name: 'Try film.mp4 again' })
})

it('UploadStrip takes the same file again, and says when it is another one', async () => {
  const { onFile } = setUp([{ ...film, status: 'needs-file', canPause: false, canResume: true }])
  await open()
  screen.getByRole('button', { name: 'Choose film.mp4' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('there is no input for files')
  fireEvent.change(input, { target: { files: [new File(['x'], 'other.mp4')] } })
  expect(onFile).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toContain('different file')
})

it('UploadStrip is cleared when everything is done, and not there without uploads', async () => {
  const { onClear } = setUp([{ ...film, status: 'done', canPause: false }])
  await userEvent.click(screen.getByRole('button', { name: 'Clear finished' }))
  expect(onClear).toHaveBeenCalledOnce()
  const { container } = render(
    <UploadStrip
      uploads={[]}
      onPause={() => undefined}
      onResume={() => undefined}
      onRemove={() => undefined}
      onClear={() => undefined}
      onFile={() => false}
    />,
  )
  expect(container.innerHTML).toBe('')
})
