import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Textarea } from './textarea.tsx'

describe('the counter of a Textarea', () => {
  it('the counter of a Textarea counts characters as people and the contract do, not code units', () => {
    render(<Textarea aria-label="Comment" maxCount={20} defaultValue="𠮷野家👍" />)
    expect(screen.getByText('4 / 20')).toBeTruthy()
  })

  it('the counter of a Textarea follows what is typed and cuts nothing', async () => {
    render(<Textarea aria-label="Comment" maxCount={3} />)
    await userEvent.type(screen.getByRole('textbox'), 'hello')
    expect(screen.getByText('5 / 3').dataset['state']).toBe('over')
    expect(screen.getByRole('status').textContent).toBe('2 characters too many')
  })

  it('the counter of a Textarea is silent until the end is near', async () => {
    render(<Textarea aria-label="Comment" maxCount={10} />)
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.type(screen.getByRole('textbox'), '123456789')
    expect(screen.getByRole('status').textContent).toBe('1 character left')
  })

  it('the counter of a Textarea starts from what a form puts in by its ref', () => {
    const register = (element: HTMLTextAreaElement | null) => {
      if (element) element.value = 'draft'
    }
    render(<Textarea aria-label="Comment" maxCount={10} ref={register} />)
    expect(screen.getByText('5 / 10')).toBeTruthy()
  })
})
