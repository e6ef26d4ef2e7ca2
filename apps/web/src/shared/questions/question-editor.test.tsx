import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { QuestionSaveRequest } from '@hwjy/sdk'
import { expect, it, vi } from 'vitest'
import * as stories from './question-editor.stories.tsx'
import { withPinyin } from './typed-draft.ts'

const { NewQuestion, SavedQuestion } = composeStories(stories)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save question' }))

it('a question is written by keys and saved as the contract asks', async () => {
  const onSave = vi.fn<(request: object) => Promise<unknown>>(async () => undefined)
  render(<NewQuestion onSave={onSave} />)
  await userEvent.type(screen.getByRole('textbox', { name: /^Question/ }), '哪一句对？')
  await userEvent.type(screen.getByRole('textbox', { name: 'Option A' }), '我喝茶。')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Option B' })))
  await userEvent.keyboard('我茶喝。{Alt>}{ArrowUp}{/Alt}')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Option A' }).value).toBe('我茶喝。')
  await userEvent.click(screen.getByRole('radio', { name: 'B is right' }))
  await save()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    type: 'singleChoice',
    title: '哪一句对？',
    options: [
      { key: 'A', title: '我茶喝。' },
      { key: 'B', title: '我喝茶。' },
    ],
    correctKeys: ['B'],
    attachmentIds: [],
  })
  expect(screen.getByText('Saved')).toBeTruthy()
})

it('what is missing in a question is said at its field, and nothing is sent', async () => {
  const onSave = vi.fn<(request: object) => Promise<unknown>>()
  render(<NewQuestion onSave={onSave} />)
  await save()
  expect(await screen.findByText('This is missing.')).toBeTruthy()
  expect(screen.getByText('Fill in every option and mark the right answer.')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})

it('a refused question leads to what is missing, whichever way it was sent', async () => {
  const onSave = vi.fn<(request: object) => Promise<unknown>>()
  render(<NewQuestion onSave={onSave} />)
  await userEvent.type(screen.getByRole('textbox', { name: /^Question/ }), '哪一句对？{Control>}{Enter}{/Control}')
  const first = screen.getByRole('textbox', { name: 'Option A' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  const missing = screen.getByText('Fill in every option and mark the right answer.')
  expect(first.getAttribute('aria-describedby')).toBe(missing.id)
  await userEvent.type(first, '我喝茶。{Control>}{Shift>}{Enter}{/Shift}{/Control}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Option B' })))
  // Only the right one is missing.
  await userEvent.keyboard('我茶喝。')
  await save()
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(onSave).not.toHaveBeenCalled()
})

it('two options that say the same are refused beside the second one, which gets the focus', async () => {
  const onSave = vi.fn<(request: object) => Promise<unknown>>(async () => undefined)
  render(<NewQuestion onSave={onSave} />)
  await userEvent.type(screen.getByRole('textbox', { name: /^Question/ }), '哪一句对？')
  await userEvent.type(screen.getByRole('textbox', { name: 'Option A' }), '我喝茶。')
  const second = screen.getByRole('textbox', { name: 'Option B' })
  await userEvent.type(second, '我喝茶。 ')
  await userEvent.click(screen.getByRole('radio', { name: 'A is right' }))
  await save()
  expect((await screen.findByText('This is the same as option A.')).id).toBe(second.getAttribute('aria-describedby'))
  await waitFor(() => expect(document.activeElement).toBe(second))
  expect(onSave).not.toHaveBeenCalled()
  await userEvent.type(second, '吗')
  expect(screen.queryByText('This is the same as option A.')).toBeNull()
  await save()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
})

it('a saved question keeps its type and is shown as students see it', () => {
  render(<SavedQuestion />)
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: /Read aloud/ }).disabled).toBe(true)
  expect(screen.getByRole('radio', { name: /我叫安娜/ })).toBeTruthy()
})

it('a fill-in is written with its missing words in braces, and answered in pinyin when it is wanted', async () => {
  const onSave = vi.fn<(request: object) => Promise<unknown>>(async () => undefined)
  render(<NewQuestion onSave={onSave} />)
  await userEvent.click(screen.getByRole('radio', { name: /^Fill in/ }))
  const title = screen.getByRole('textbox', { name: /^Question/ })
  await userEvent.type(title, '我去商店苹果。')
  await save()
  expect(await screen.findByText('Put a missing word in braces.')).toBeTruthy()
  fireEvent.change(title, { target: { value: '我去商店{买 / 要}苹果。' } })
  await userEvent.click(screen.getByRole('radio', { name: 'Pinyin' }))
  expect(screen.getByText('我去商店（　）苹果。', { normalizer: (text) => text })).toBeTruthy()
  await save()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  const [request] = onSave.mock.calls[0] ?? []
  expect(request).toMatchObject({
    type: 'fillIn',
    title: '我去商店____苹果。',
    typed: { answerBy: 'pinyin', accepted: [['买', '要']] },
  })
  expect(await withPinyin(request as QuestionSaveRequest)).toMatchObject({ typed: { pinyin: [['mǎi', 'yào']] } })
})

it('a dictation has the words that are said, and a title that gives nothing away', async () => {
  const onSave = vi.fn<(request: object) => Promise<unknown>>(async () => undefined)
  render(<NewQuestion onSave={onSave} />)
  await userEvent.click(screen.getByRole('radio', { name: /^Dictation/ }))
  await save()
  expect(await screen.findByText(/^A right answer is missing/)).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: /^What is said/ }), '再见 / 拜拜')
  await save()
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    type: 'dictation',
    title: '请写出你听到的话。',
    typed: { answerBy: 'ime', accepted: [['再见', '拜拜']], pinyin: [[]] },
  })
})
