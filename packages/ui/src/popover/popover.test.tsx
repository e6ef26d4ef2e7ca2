import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Popover } from './popover.tsx'

it.each([
  ['a button', <Button key="trigger">Pen</Button>],
  ['a picture', <IconButton key="trigger" label="Pen" icon={<svg aria-hidden />} />],
])('Popover opens from %s by keyboard, and Escape gives focus back', async (_what, trigger) => {
  render(
    <Popover label="Pen settings" trigger={trigger}>
      <input aria-label="Width" />
    </Popover>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Pen settings' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Width'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pen' }))
})
