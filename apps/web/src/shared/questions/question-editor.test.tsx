import { composeStories } from '@storybook/react-vite'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import * as stories from './question-editor.stories.tsx'

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

it('a saved question keeps its type and is shown as students see it', () => {
  render(<SavedQuestion />)
  expect(screen.getByRole<HTMLButtonElement>('radio', { name: /Read aloud/ }).disabled).toBe(true)
  expect(screen.getByRole('radio', { name: /我叫安娜/ })).toBeTruthy()
})
