import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Tooltip } from './tooltip.tsx'

it('describes its control on focus, and goes away on Escape', async () => {
  render(
    <Tooltip content="Takes back your last stroke">
      <button type="button">Undo</button>
    </Tooltip>,
  )
  await userEvent.tab()
  const tooltip = await screen.findByRole('tooltip')
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})
