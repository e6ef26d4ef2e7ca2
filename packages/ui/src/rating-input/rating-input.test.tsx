import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { RatingInput } from './rating-input.tsx'

function Rating() {
  const [value, setValue] = useState(0)
  return <RatingInput label="This lesson" value={value} onValueChange={setValue} />
}

describe('RatingInput', () => {
  it('RatingInput is a group of radio buttons, none chosen at first', () => {
    render(<Rating />)
    expect(screen.getByRole('radiogroup', { name: 'This lesson' })).toBeTruthy()
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(5)
  })

  it('RatingInput is given with the arrow keys', async () => {
    render(<Rating />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight>}')
    expect(await screen.findByRole('radio', { name: '2 of 5 stars', checked: true })).toBe(document.activeElement)
  })

  it('RatingInput is given with one press', async () => {
    render(<Rating />)
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
    expect(screen.getByRole('radio', { name: '4 of 5 stars', checked: true })).toBeTruthy()
  })

  it('RatingInput is one image when it is only shown', () => {
    render(
      <UiTextProvider language="ja-JP">
        <RatingInput label="授業" value={4} isReadOnly />
      </UiTextProvider>,
    )
    expect(screen.getByRole('img', { name: '授業: 星 5 つ中 4 つ' })).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
