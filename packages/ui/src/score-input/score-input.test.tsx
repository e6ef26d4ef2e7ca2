import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ScoreInput } from './score-input.tsx'

function Owner({ suggestion }: { suggestion?: number }) {
  const [score, setScore] = useState<number | null>(null)
  return (
    <>
      <ScoreInput label="Question 3" full={20} value={score} onValueChange={setScore} suggestion={suggestion} />
      <output>{String(score)}</output>
    </>
  )
}
const field = () => screen.getByRole('spinbutton', { name: 'Question 3' })
const given = () => screen.getByRole('status').textContent

it('ScoreInput takes digits, F for full marks, and half of them at a press', async () => {
  render(<Owner />)
  await userEvent.type(field(), '16')
  expect(given()).toBe('16')
  await userEvent.keyboard('f')
  expect([given(), (field() as HTMLInputElement).value]).toEqual(['20', '20'])
  await userEvent.click(screen.getByRole('button', { name: '10 points' }))
  expect(given()).toBe('10')
  await userEvent.clear(field())
  expect(given()).toBe('null')
})

it('ScoreInput keeps a score that is too high or not whole, and says what fits', async () => {
  render(<Owner />)
  await userEvent.type(field(), '25')
  expect(screen.getByText('From 0 to 20 points')).toBeTruthy()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field())
  await userEvent.type(field(), '12.5')
  expect(screen.getByText('Whole points only')).toBeTruthy()
})

it('a suggested score is no mark until Enter takes it', async () => {
  render(<Owner suggestion={16} />)
  expect(given()).toBe('null')
  field().focus()
  await userEvent.keyboard('{Enter}')
  expect(given()).toBe('16')
})
