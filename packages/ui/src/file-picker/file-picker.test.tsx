import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Field } from '../field/field.tsx'
import type { UiLanguage } from '../ui-text/ui-text.ts'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { FilePicker, type FilePickerProps } from './file-picker.tsx'

const jpg = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/jpeg', lastModified: 1 })

function setUp({
  language = 'en-US',
  files: start = [],
  ...props
}: Partial<FilePickerProps> & { language?: UiLanguage } = {}) {
  const change = vi.fn<(files: readonly File[]) => void>()
  function Owner() {
    const [files, setFiles] = useState(start)
    return (
      <UiTextProvider language={language}>
        <Field label="Homework" help="Photos of your page.">
          <FilePicker
            accept=".jpg,.png"
            maxCount={3}
            maxSizeBytes={100}
            {...props}
            files={files}
            onFilesChange={(next) => {
              setFiles(next)
              change(next)
            }}
          />
        </Field>
      </UiTextProvider>
    )
  }
  const { unmount } = render(<Owner />)
  return { change, unmount }
}
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('there is no input for files')
  return input
}
const listed = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('[title]')?.textContent)

afterEach(() => vi.restoreAllMocks())

describe('FilePicker', () => {
  it('FilePicker is a button that its Field names, with its limits in words', () => {
    setUp()
    const button = screen.getByRole('button', { name: 'Homework Choose files' })
    const described = button
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['Photos of your page.', 'JPG, PNG, up to 3 files, up to 100\u00a0B each'])
  })

  it('FilePicker opens the device’s own choice by keyboard, and lists what was chosen', async () => {
    const { change } = setUp()
    const open = vi.spyOn(fileInput(), 'click')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(open).toHaveBeenCalledOnce()
    await userEvent.upload(fileInput(), [jpg('a.jpg'), jpg('b.jpg')])
    expect(change.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg'])
    expect(listed()).toEqual(['a.jpg', 'b.jpg'])
    expect(screen.getByText('2 files added')).toBeTruthy()
  })

  it('FilePicker removes by keyboard, and the focus stays in the page', async () => {
    const { change } = setUp({ files: [jpg('a.jpg')] })
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Remove a.jpg')
    await userEvent.keyboard('{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith([])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Choose files/ }))
    expect(screen.getByText('a.jpg removed')).toBeTruthy()
  })

  it('FilePicker takes what is dropped and what is pasted', () => {
    const { change } = setUp()
    const zone = screen.getByText(/or drop/)
    fireEvent.dragOver(zone, { dataTransfer: { types: ['Files'] } })
    expect(screen.getByText('Drop to add')).toBeTruthy()
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [jpg('dropped.jpg')] } })
    fireEvent.paste(screen.getByRole('button', { name: /Choose/ }), { clipboardData: { files: [jpg('pasted.jpg')] } })
    expect(listed()).toEqual(['dropped.jpg', 'pasted.jpg'])
    expect(change).toHaveBeenCalledTimes(2)
  })

  it.each([
    [
      'en-US',
      'b.exe isn’t a supported type. Choose JPG, PNG.',
      'big.jpg is larger than 100\u00a0B. Choose a smaller file.',
    ],
    ['zh-CN', '不支持“b.exe”的格式，请选择 JPG, PNG。', '“big.jpg”超过 100\u00a0B，请选择小一些的文件。'],
    [
      'ja-JP',
      '「b.exe」の形式には対応していません。JPG, PNGを選んでください。',
      '「big.jpg」は 100\u00a0B を超えています。小さいファイルを選んでください。',
    ],
  ] as const)('FilePicker takes the good ones and says in %s why not the others', (language, kind, size) => {
    setUp({ language })
    const files = [jpg('a.jpg'), new File(['x'], 'b.exe'), jpg('big.jpg', 101)]
    fireEvent.drop(screen.getByText(/or drop|拖放|ドロップ/), { dataTransfer: { types: ['Files'], files } })
    expect(listed()).toContain('a.jpg')
    const alerts = screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join('')
    expect(alerts).toContain(kind)
    expect(alerts).toContain(size)
  })

  it('FilePicker shows how far each file is, and offers to try again', async () => {
    const [a, b, c] = [jpg('a.jpg'), jpg('b.jpg'), jpg('c.jpg')]
    const retry = vi.fn<(file: File) => void>()
    setUp({
      files: [a, b, c],
      onRetry: retry,
      statusOf: (file) =>
        file === a
          ? { status: 'uploading', progress: 40 }
          : file === b
            ? { status: 'failed', error: 'Too slow.' }
            : { status: 'done' },
    })
    expect(screen.getByRole('progressbar', { name: 'Uploading a.jpg' }).getAttribute('aria-valuenow')).toBe('40')
    expect(screen.getByText('Too slow.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Retry b.jpg' }))
    expect(retry).toHaveBeenCalledExactlyOnceWith(b)
  })

  it('FilePicker gives the addresses of its previews back', () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a')
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const { unmount } = setUp({ files: [jpg('a.jpg')] })
    expect(create).toHaveBeenCalledOnce()
    unmount()
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:a')
  })

  it('FilePicker takes nothing while it is disabled', () => {
    const { change } = setUp({ disabled: true })
    fireEvent.drop(screen.getByText(/or drop/), { dataTransfer: { types: ['Files'], files: [jpg('a.jpg')] } })
    expect(change).not.toHaveBeenCalled()
  })
})
